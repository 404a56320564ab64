import { type GraphQLSchema, introspectionFromSchema } from 'graphql';

/** Mean list lengths of the introspection schema, such as `__Type.fields`, which has no directives. */
export function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const { types, directives } = introspectionFromSchema(schema).__schema;
  const fields = types.flatMap((type) => ('fields' in type ? type.fields : []));
  const inputFields = types.flatMap((type) => ('inputFields' in type ? type.inputFields : []));
  const values = types.flatMap((type) => ('enumValues' in type ? type.enumValues : []));
  const interfaces = types.flatMap((type) => ('interfaces' in type ? type.interfaces : []));
  const possible = types.flatMap((type) => ('possibleTypes' in type ? type.possibleTypes : []));
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
