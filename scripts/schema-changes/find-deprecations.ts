import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

type Deprecation = { coordinate: string; reason: string };

type Element = { name: string; deprecationReason?: string | null | undefined };

/** Deprecated fields, arguments, input fields and enum values, by schema coordinate. */
export function findDeprecations(schema: GraphQLSchema): Deprecation[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().flatMap(toDeprecation((name) => `${type.name}.${name}`));
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).flatMap(toDeprecation((name) => `${type.name}.${name}`));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      ...[field].flatMap(toDeprecation((name) => `${type.name}.${name}`)),
      ...field.args.flatMap(toDeprecation((name) => `${type.name}.${field.name}(${name}:)`)),
    ]);
  });
}

function toDeprecation(toCoordinate: (name: string) => string) {
  return ({ name, deprecationReason }: Element): Deprecation[] =>
    typeof deprecationReason === 'string' ? [{ coordinate: toCoordinate(name), reason: deprecationReason }] : [];
}
