import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import type { ListSizes } from './list-sizes.ts';
import { sliceSize, type Variables } from './slice-size.ts';

export type OperationCost = {
  /** Weighted values that the operation resolves when lists are as long as they are asked for or assumed. */
  cost: number;
  /** Selections once every fragment stands where it is spread. */
  selections: number;
};

/** Of a list whose length is set by the field that returns its parent. */
type SizedList = { ofOneItem: number; assumed: number };

type SelectionCost = OperationCost & { sizedLists: ReadonlyMap<string, SizedList> };

type Field = GraphQLField<unknown, unknown>;
type Type = GraphQLCompositeType | undefined;

const NONE: SelectionCost = { cost: 0, selections: 0, sizedLists: new Map() };

/**
 * The cost of an operation, in time linear in its document: each fragment is measured once. It runs before validation, so
 * fields and types may be unknown and fragments may hold themselves; all of these count, and validation rejects them.
 */
export function measureOperation(
  schema: GraphQLSchema,
  sizes: ListSizes,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): OperationCost {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const measured = new Map<string, SelectionCost>();

  function measureFragment(name: string): SelectionCost {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    // While it is being measured, a fragment that holds itself counts nothing.
    measured.set(name, NONE);
    const cost = fragment ? measureSet(fragment.selectionSet, typeOf(fragment)) : NONE;
    measured.set(name, cost);
    return cost;
  }

  function typeOf({ typeCondition }: Pick<FragmentDefinitionNode, 'typeCondition'>): Type {
    const type = schema.getType(typeCondition.name.value);
    return isCompositeType(type) ? type : undefined;
  }

  function measureSet(set: SelectionSetNode | undefined, type: Type): SelectionCost {
    const sum = createSum();
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) measureField(sum, node, type);
      else if (node.kind === Kind.FRAGMENT_SPREAD) sum.addFragment(measureFragment(node.name.value));
      else {
        const { typeCondition, selectionSet } = node;
        sum.addFragment(measureSet(selectionSet, typeCondition ? typeOf({ typeCondition }) : type));
      }
    }
    return sum.total();
  }

  function measureField(sum: Sum, node: FieldNode, type: Type): void {
    const field = findField(schema, type, node.name.value);
    const returned = field && getNamedType(field.type);
    const content = measureSet(node.selectionSet, isCompositeType(returned) ? returned : undefined);
    const weight = field ? sizes.weightOf(field) : 1;
    sum.addSelections(1 + content.selections);
    if (!field || !type) return sum.addCost(weight + content.cost + assumedCost(content));
    const size = sizes.of(field);
    const slice = size && sliceSize(size, field, node, operation, variables);
    const inside = content.cost + costOfSizedLists(content, size?.sizedFields, slice);
    if (!sizes.isList(field)) return sum.addCost(weight + inside);
    const ofOneItem = weight + inside;
    if (sizes.isSizedByParent(type.name, field.name)) {
      sum.addSizedList(field.name, { ofOneItem, assumed: ofOneItem * sizes.assumedSizeOf(type.name, field) });
    } else sum.addCost(weight + ofOneItem * (slice ?? sizes.assumedSizeOf(type.name, field)));
  }

  const root = schema.getRootType(operation.operation) ?? undefined;
  const total = measureSet(operation.selectionSet, root);
  return { cost: Math.round(saturate(total.cost + assumedCost(total))), selections: total.selections };
}

type Sum = ReturnType<typeof createSum>;

/** Adds up selections; no sum or product becomes infinite. */
function createSum() {
  let cost = 0;
  let selections = 0;
  const sizedLists = new Map<string, SizedList>();
  const addSizedList = (name: string, { ofOneItem, assumed }: SizedList) => {
    const before = sizedLists.get(name) ?? { ofOneItem: 0, assumed: 0 };
    sizedLists.set(name, {
      ofOneItem: saturate(before.ofOneItem + ofOneItem),
      assumed: saturate(before.assumed + assumed),
    });
  };
  const addCost = (more: number) => {
    cost = saturate(cost + more);
  };
  const addSelections = (more: number) => {
    selections = saturate(selections + more);
  };
  return {
    addCost,
    addSelections,
    addSizedList,
    addFragment: (fragment: SelectionCost) => {
      addCost(fragment.cost);
      addSelections(fragment.selections);
      for (const [name, list] of fragment.sizedLists) addSizedList(name, list);
    },
    total: (): SelectionCost => ({ cost, selections, sizedLists }),
  };
}

function costOfSizedLists({ sizedLists }: SelectionCost, sized: ReadonlySet<string> = new Set(), slice = 0): number {
  const costs = [...sizedLists].map(([name, { ofOneItem, assumed }]) => (sized.has(name) ? ofOneItem * slice : assumed));
  return saturate(costs.reduce((sum, cost) => sum + cost, 0));
}

function assumedCost(content: SelectionCost): number {
  return costOfSizedLists(content);
}

function findField(schema: GraphQLSchema, type: Type, name: string): Field | undefined {
  if (isObjectType(type) || isInterfaceType(type)) {
    const field = type.getFields()[name];
    if (field) return field;
  }
  if (type !== schema.getQueryType()) return;
  return [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name);
}

function saturate(value: number): number {
  return Math.min(value, Number.MAX_SAFE_INTEGER);
}
