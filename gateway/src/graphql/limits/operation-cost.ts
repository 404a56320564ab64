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
  type NamedTypeNode,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import type { ListSizes } from './list-sizes.ts';
import {
  costWithin,
  createSelectionSum,
  NO_COST,
  type OperationCost,
  type SelectionCost,
  type SelectionSum,
} from './selection-cost.ts';
import { sliceSize, type Variables } from './slice-size.ts';

type Type = GraphQLCompositeType | undefined;

type MeasuredOperation = { document: DocumentNode; operation: OperationDefinitionNode; variables: Variables };

/**
 * Computes the cost of an operation (query complexity) in linear time: each fragment is measured once. Runs before
 * validation, so it accepts unknown fields and types and cyclic fragments, which validation rejects later.
 */
export function measureOperation(schema: GraphQLSchema, sizes: ListSizes, measured: MeasuredOperation): OperationCost {
  const { document, operation, variables } = measured;
  const fragments = indexFragments(document);
  const costs = new Map<string, SelectionCost>();
  const typeOf = ({ name }: NamedTypeNode): Type => {
    const type = schema.getType(name.value);
    return isCompositeType(type) ? type : undefined;
  };

  function measureFragment(name: string): SelectionCost {
    const cached = costs.get(name);
    if (cached) return cached;
    // A cyclic spread counts as nothing.
    costs.set(name, NO_COST);
    const fragment = fragments.get(name);
    const cost = fragment ? measureSet(fragment.selectionSet, typeOf(fragment.typeCondition)) : NO_COST;
    costs.set(name, cost);
    return cost;
  }

  function measureSet(set: SelectionSetNode | undefined, type: Type): SelectionCost {
    const sum = createSelectionSum();
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) measureField(sum, node, type);
      else if (node.kind === Kind.FRAGMENT_SPREAD) sum.addFragment(measureFragment(node.name.value));
      else sum.addFragment(measureSet(node.selectionSet, node.typeCondition ? typeOf(node.typeCondition) : type));
    }
    return sum.total();
  }

  function measureField(sum: SelectionSum, node: FieldNode, type: Type): void {
    const field = findField(schema, type, node.name.value);
    const returned = field && getNamedType(field.type);
    const content = measureSet(node.selectionSet, isCompositeType(returned) ? returned : undefined);
    sum.addSelections(1 + content.selections);
    if (!field || !type) {
      sum.addCost(1 + costWithin(content));
      return;
    }
    const size = sizes.listSizeOf(field);
    const slice = size && sliceSize(size, field, node, operation, variables);
    const { weight, itemWeight } = sizes.weightsOf(field);
    const contentCost = costWithin(content, size?.sizedFields, slice);
    const assumedSize = sizes.assumedSizeOf(type.name, field);
    const perItem = itemWeight + contentCost;
    if (!sizes.isList(field)) sum.addCost(weight + contentCost * assumedSize);
    else if (sizes.isSizedByParent(type.name, field.name)) {
      sum.addCost(weight);
      sum.addSizedList(field.name, { perItem, assumed: perItem * assumedSize });
    } else sum.addCost(weight + perItem * (slice ?? assumedSize));
  }

  const total = measureSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
  return { cost: Math.round(costWithin(total)), selections: total.selections };
}

function indexFragments({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function findField(schema: GraphQLSchema, type: Type, name: string): GraphQLField<unknown, unknown> | undefined {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (field || type !== schema.getQueryType()) return field;
  return [SchemaMetaFieldDef, TypeMetaFieldDef].find((meta) => meta.name === name);
}
