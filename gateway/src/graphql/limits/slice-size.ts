import type { FieldNode, GraphQLField, OperationDefinitionNode, ValueNode } from 'graphql';
import { Kind } from 'graphql';
import { MAX_PAGE_SIZE } from '../paging.ts';

export type Variables = Partial<Record<string, unknown>>;

/**
 * The length that the arguments of a field ask for; resolvers reject longer pages than `MAX_PAGE_SIZE`. Undefined where
 * no argument sets it.
 */
export function sliceSize(
  { slicingArguments }: { slicingArguments: readonly string[] },
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number | undefined {
  const lengths = slicingArguments.flatMap((name) => {
    const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
    const value = given && readValue(given, operation, variables);
    return toLength(value ?? field.args.find((argument) => argument.name === name)?.defaultValue) ?? [];
  });
  return lengths.length === 0 ? undefined : Math.max(...lengths);
}

function readValue(node: ValueNode, operation: OperationDefinitionNode, variables: Variables): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind !== Kind.VARIABLE) return;
  const name = node.name.value;
  const given = variables[name];
  if (given !== undefined) return given;
  const fallback = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
  return fallback && readValue(fallback, operation, {});
}

function toLength(value: unknown): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return;
  return Math.min(Math.max(0, value), MAX_PAGE_SIZE);
}
