import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ListSizes } from './list-sizes.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Counts the values of a list item, excluding nested metered lists. */
export function createItemCounter(schema: GraphQLSchema, sizes: ListSizes) {
  const counts = new WeakMap<SelectionSetNode, number>();

  function countSet(set: SelectionSetNode | undefined, type: GraphQLCompositeType, fragments: Fragments): number {
    if (!set) return 0;
    const cached = counts.get(set);
    if (cached !== undefined) return cached;
    const values = set.selections.reduce((sum, node) => sum + countSelection(node, type, fragments), 0);
    counts.set(set, values);
    return values;
  }

  function countSelection(node: SelectionNode, type: GraphQLCompositeType, fragments: Fragments): number {
    if (node.kind === Kind.FIELD) return countField(node, type, fragments);
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
    const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
    return countSet(fragment?.selectionSet, isCompositeType(condition) ? condition : type, fragments);
  }

  function countField(node: FieldNode, type: GraphQLCompositeType, fragments: Fragments): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || sizes.isMetered(type.name, field)) return 1;
    const returned = getNamedType(field.type);
    const item = isCompositeType(returned) ? countSet(node.selectionSet, returned, fragments) : 0;
    return sizes.isList(field) ? 1 + sizes.assumedSizeOf(type.name, field) * (1 + item) : 1 + item;
  }

  return { countSet };
}
