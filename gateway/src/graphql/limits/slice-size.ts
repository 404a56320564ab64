import type { FieldNode, GraphQLField, OperationDefinitionNode, ValueNode } from 'graphql';
import { Kind } from 'graphql';
import { MAX_PAGE_SIZE } from '../pagination.ts';

export type Variables = Partial<Record<string, unknown>>;

/** The list length set by the arguments of a field, up to `MAX_PAGE_SIZE`; undefined if none is set. */
export function sliceSize(
  { slicingArguments }: { slicingArguments: readonly string[] },
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number | undefined {
  const lengths = slicingArguments.flatMap((name) => {
    const supplied = node.arguments?.find((argument) => argument.name.value === name)?.value;
    const value = supplied && readValue(supplied, operation, variables);
    return toLength(value ?? field.args.find((argument) => argument.name === name)?.defaultValue) ?? [];
  });
  return lengths.length === 0 ? undefined : Math.max(...lengths);
}

function readValue(node: ValueNode, operation: OperationDefinitionNode, variables: Variables): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind === Kind.LIST) return node.values;
  if (node.kind !== Kind.VARIABLE) return;
  const name = node.name.value;
  const supplied = variables[name];
  if (supplied !== undefined) return supplied;
  const defaultValue = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === name,
  )?.defaultValue;
  return defaultValue && readValue(defaultValue, operation, {});
}

function toLength(value: unknown): number | undefined {
  if (Array.isArray(value)) return toLength(value.length);
  if (typeof value !== 'number' || Number.isNaN(value)) return;
  return Math.min(Math.max(0, value), MAX_PAGE_SIZE);
}
