import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Deep enough to reach every type from some query. */
const MAX_DEPTH = 3;

/** For each query, a document that asks for every field of these scalars below it; arguments come from a table. */
export function selectEvery(schema: GraphQLSchema, scalars: string[], args: Record<string, string>): string[] {
  const wanted = new Set(scalars);
  const select = (type: GraphQLOutputType, above: string[]): string => {
    const named = getNamedType(type);
    if (!isObjectType(named) && !isInterfaceType(named)) return '';
    if (above.includes(named.name) || above.length >= MAX_DEPTH) return '';
    const fields = Object.values(named.getFields()).filter((field) => !field.args.some(isRequiredArgument));
    const selected = fields.flatMap((field) => selectField(field, [...above, named.name]));
    return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
  };
  const selectField = ({ name, type }: GraphQLField<unknown, unknown>, above: string[]): string[] => {
    if (wanted.has(getNamedType(type).name)) return [name];
    const below = select(type, above);
    return below === '' ? [] : [`${name} ${below}`];
  };
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  return queries.flatMap(({ name, type }) => {
    const below = select(type, []);
    return below === '' ? [] : [`{ ${name}${args[name] ?? ''} ${below} }`];
  });
}
