import {
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Schema coordinates of the deprecated fields, arguments, input fields and enum values in a document. */
export function findDeprecatedUses(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const uses = new Set<string>();
  const add = (element: { deprecationReason?: string | null | undefined } | null | undefined, coordinate: string) => {
    if (typeof element?.deprecationReason === 'string') uses.add(coordinate);
  };
  const typeInfo = new TypeInfo(schema);
  const fieldCoordinate = () => `${typeInfo.getParentType()?.name}.${typeInfo.getFieldDef()?.name}`;
  const visitor: ASTVisitor = {
    [Kind.FIELD]: () => add(typeInfo.getFieldDef(), fieldCoordinate()),
    [Kind.ARGUMENT]: ({ name }) => {
      if (!typeInfo.getDirective()) add(typeInfo.getArgument(), `${fieldCoordinate()}(${name.value}:)`);
    },
    [Kind.OBJECT_FIELD]: ({ name }) => {
      const input = getNamedType(typeInfo.getParentInputType());
      if (isInputObjectType(input)) add(input.getFields()[name.value], `${input.name}.${name.value}`);
    },
    [Kind.ENUM]: ({ value }) => add(typeInfo.getEnumValue(), `${getNamedType(typeInfo.getInputType())?.name}.${value}`),
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  return [...uses];
}
