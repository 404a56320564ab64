import { defaultFieldResolver, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { Context } from '../graphql/context.ts';
import { type EstimatedOperation, indexFragments, type SelectedField } from './selected-fields.ts';

/** The fields whose records are unknown. */
export type UnknownFields = {
  /** Their resolver waits for a response. */
  waiting: ReadonlySet<SelectedField>;
  /** Their resolver did not run. */
  skipped: ReadonlySet<SelectedField>;
};

/** More records are not followed. */
const MAX_RECORDS = 5_000;

/**
 * Runs the resolvers of a query that may make calls, on a context that reads the cache only, as far as responses are
 * cached. Cached reads take microtasks only, so what is pending in the next turn of the event loop waits for a response.
 */
export async function runOnCache(
  operation: EstimatedOperation,
  fields: readonly SelectedField[],
  context: Context,
): Promise<UnknownFields> {
  const pending = new Map<symbol, SelectedField>();
  const skipped = new Set<SelectedField>();
  let records = 0;

  function run(field: SelectedField, source: unknown): void {
    const id = Symbol(field.definition.name);
    pending.set(id, field);
    resolveField(operation, field, source, context).then(
      (value) => {
        pending.delete(id);
        follow(field, value);
      },
      // The field fails, so there are no calls below it.
      () => pending.delete(id),
    );
  }

  function follow(field: SelectedField, value: unknown): void {
    if (Array.isArray(value)) for (const item of value) follow(field, item);
    else if (value instanceof Promise) value.then((item) => follow(field, item)).catch(() => {});
    else if (typeof value === 'object' && value !== null) followRecord(field, value);
  }

  function followRecord(field: SelectedField, record: object): void {
    const fields = field.fieldsOf(typeOf(field, record)).filter(({ mayCall }) => mayCall);
    records += fields.length;
    for (const below of fields) {
      if (records > MAX_RECORDS) skipped.add(below);
      else run(below, record);
    }
  }

  for (const field of fields) run(field, undefined);
  await new Promise((resolve) => setImmediate(resolve));
  return { waiting: new Set(pending.values()), skipped };
}

/** Records of abstract types name their type. */
function typeOf({ possibleTypes }: SelectedField, record: object): GraphQLObjectType | undefined {
  const name = '__typename' in record ? record.__typename : undefined;
  return possibleTypes.length === 1 ? possibleTypes[0] : possibleTypes.find((type) => type.name === name);
}

async function resolveField(
  operation: EstimatedOperation,
  { type, definition, nodes, args }: SelectedField,
  source: unknown,
  context: Context,
): Promise<unknown> {
  const { resolve = defaultFieldResolver } = definition;
  const info: GraphQLResolveInfo = {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType: type,
    path: { prev: undefined, key: definition.name, typename: type.name },
    schema: operation.schema,
    fragments: indexFragments(operation.document),
    rootValue: undefined,
    operation: operation.operation,
    variableValues: operation.variables,
  };
  return resolve(source, args, context, info);
}
