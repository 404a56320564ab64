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

/** Counts the values of an object up to the next lists that are charged by themselves. */
export function createItemValues(schema: GraphQLSchema, sizes: ListSizes) {
  const known = new WeakMap<SelectionSetNode, number>();

  function valuesOfSet(set: SelectionSetNode | undefined, type: GraphQLCompositeType, fragments: Fragments): number {
    if (!set) return 0;
    const before = known.get(set);
    if (before !== undefined) return before;
    const values = set.selections.reduce((sum, node) => sum + valuesOf(node, type, fragments), 0);
    known.set(set, values);
    return values;
  }

  function valuesOf(node: SelectionNode, type: GraphQLCompositeType, fragments: Fragments): number {
    if (node.kind === Kind.FIELD) return valuesOfField(node, type, fragments);
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
    const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
    return valuesOfSet(fragment?.selectionSet, isCompositeType(condition) ? condition : type, fragments);
  }

  function valuesOfField(node: FieldNode, type: GraphQLCompositeType, fragments: Fragments): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || sizes.isMetered(type.name, field)) return 1;
    const returned = getNamedType(field.type);
    const item = isCompositeType(returned) ? valuesOfSet(node.selectionSet, returned, fragments) : 0;
    return sizes.isList(field) ? 1 + sizes.assumedSizeOf(type.name, field) * (1 + item) : 1 + item;
  }

  return { valuesOfSet };
}
