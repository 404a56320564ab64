import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** The schema, and the fields of it that had a value (for a list: an item) in an execution. */
export function trackResolvedFields<Context>(schema: GraphQLSchema) {
  const filled = new Set<string>();
  const trackingSchema = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, name, parent) => ({
      ...config,
      resolve: async (source, args, context: Context, info) => {
        const value: unknown = await (config.resolve ?? defaultFieldResolver)(source, args, context, info);
        const isFilled = Array.isArray(value) ? value.length > 0 : value != null;
        if (isFilled) filled.add(`${parent}.${name}`);
        return value;
      },
    }),
  });
  return { trackingSchema, filled };
}

/** Every field that a query can reach, as `Type.field`. */
export function fieldsOfQueries(schema: GraphQLSchema): string[] {
  const reached = new Set<string>();
  const visit = (name: string): string[] => {
    const type = schema.getType(name);
    if (reached.has(name) || !isObjectType(type)) return [];
    reached.add(name);
    return Object.values(type.getFields()).flatMap((field) => [
      `${name}.${field.name}`,
      ...visit(getNamedType(field.type).name),
    ]);
  };
  return visit('Query');
}
