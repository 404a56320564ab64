import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import type { Context } from '../context.ts';
import { createItemCounter } from './item-values.ts';
import { createListSizes } from './list-sizes.ts';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;
type Admit = (list: unknown, context: Context, info: GraphQLResolveInfo) => unknown;

/**
 * Charges lists to the operation budget before their items are resolved. A short list within a record, such as its
 * colours, is charged with the record at its assumed size: a resolver for each would slow down every operation.
 */
export function meterLists(schema: GraphQLSchema): GraphQLSchema {
  const sizes = createListSizes(schema);
  const { countSet } = createItemCounter(schema, sizes);
  const admit: Admit = (list, { budget }, { fieldNodes, returnType, fragments }) => {
    if (!Array.isArray(list)) return list;
    const type = getNamedType(returnType);
    if (!isCompositeType(type)) return budget.admit(list, 1);
    const values = fieldNodes.map(({ selectionSet }) => countSet(selectionSet, type, fragments));
    return budget.admit(list, 1 + values.reduce((sum, more) => sum + more, 0));
  };
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config: FieldConfig, name, parent) => {
      const type = schema.getType(parent);
      const field = isObjectType(type) && type.getFields()[name];
      return field && sizes.isMetered(parent, field)
        ? { ...config, resolve: toMetered(config.resolve, admit) }
        : config;
    },
  });
}

function toMetered(
  resolve: GraphQLFieldResolver<unknown, Context> = defaultFieldResolver,
  admit: Admit,
): GraphQLFieldResolver<unknown, Context> {
  return (source, args, context, info) => {
    const result = resolve(source, args, context, info);
    return result instanceof Promise
      ? result.then((list: unknown) => admit(list, context, info))
      : admit(result, context, info);
  };
}
