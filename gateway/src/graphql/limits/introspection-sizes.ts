import {
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Mean list lengths of the introspection schema, such as `__Type.fields`, which has no directives. */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const directives = schema.getDirectives();
  const fields = types.flatMap((type) => (isFieldsType(type) ? Object.values(type.getFields()) : []));
  const inputFields = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const values = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
  const interfaces = types.flatMap((type) => (isFieldsType(type) ? type.getInterfaces() : []));
  const possible = types.flatMap((type) => (isAbstractType(type) ? schema.getPossibleTypes(type) : []));
  const mean = (list: readonly unknown[]) => Math.max(1, list.length / types.length);
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', directives.length],
    ['__Type.fields', mean(fields)],
    ['__Type.inputFields', mean(inputFields)],
    ['__Type.enumValues', mean(values)],
    ['__Type.interfaces', mean(interfaces)],
    ['__Type.possibleTypes', mean(possible)],
    // Null for a type that wraps no other; this is the share of wrapping types.
    ['__Type.ofType', 0.5],
    ['__Field.args', 1],
    ['__Directive.args', 2],
    ['__Directive.locations', 3],
  ]);
}

function isFieldsType(type: GraphQLType): type is GraphQLInterfaceType | GraphQLObjectType {
  return isObjectType(type) || isInterfaceType(type);
}
