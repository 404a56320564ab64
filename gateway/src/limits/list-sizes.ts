import {
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { introspectionSizes } from './introspection-sizes.ts';

/** Items of a list that has no `@listSize`. */
const DEFAULT_SIZE = 5;
const DEFAULT_WEIGHT = 1;

type Field = GraphQLField<unknown, unknown>;

export type ListSize = {
  assumedSize: number;
  /** Arguments that set the length of `sizedFields`, or of the field itself where it names none. */
  slicingArguments: readonly string[];
  sizedFields: ReadonlySet<string>;
};

/** Reads `@listSize` and `@cost` of a schema. */
export function createListSizes(schema: GraphQLSchema) {
  const sizes = new Map<Field, ListSize>();
  const sized = new Map<string, Set<string>>();
  const weights = new Map<Field, number>();
  const metered = new Set<string>();
  const introspection = introspectionSizes(schema);

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const size = readListSize(schema, field);
      const named = getNamedType(field.type).name;
      if (size) sizes.set(field, size);
      if (size || field.resolve) metered.add(`${type.name}.${field.name}`);
      weights.set(field, readWeight(schema, field));
      if (size) sized.set(named, new Set([...(sized.get(named) ?? []), ...size.sizedFields]));
    }
  }

  const isSizedByParent = (parent: string, name: string): boolean => sized.get(parent)?.has(name) ?? false;

  return {
    isList,
    weightOf: (field: Field): number => weights.get(field) ?? DEFAULT_WEIGHT,
    /** What `@listSize` says of a field. */
    of: (field: Field): ListSize | undefined => sizes.get(field),
    assumedSizeOf: (parent: string, field: Field): number =>
      sizes.get(field)?.assumedSize ?? introspection.get(`${parent}.${field.name}`) ?? DEFAULT_SIZE,
    /** Whether fields that return a type set the length of one of its lists. */
    isSizedByParent,
    /** Whether a list is charged to the budget of its operation by itself: what is joined, paged or long. */
    isMetered: (parent: string, field: Field): boolean =>
      isList(field) && (isSizedByParent(parent, field.name) || metered.has(`${parent}.${field.name}`)),
  };
}

export type ListSizes = ReturnType<typeof createListSizes>;

export function isList(field: Field): boolean {
  return isListType(getNullableType(field.type));
}

function readListSize(schema: GraphQLSchema, { astNode }: Field): ListSize | undefined {
  const directive = schema.getDirective('listSize');
  const values = directive && astNode && getDirectiveValues(directive, astNode);
  if (!values) return;
  const { assumedSize, slicingArguments, sizedFields } = values;
  return {
    assumedSize: typeof assumedSize === 'number' ? assumedSize : DEFAULT_SIZE,
    slicingArguments: toNames(slicingArguments),
    sizedFields: new Set(toNames(sizedFields)),
  };
}

function readWeight(schema: GraphQLSchema, field: Field): number {
  const directive = schema.getDirective('cost');
  const nodes = [field.astNode, getNamedType(field.type).astNode];
  const [weight] = nodes.flatMap((node) => (directive && node && getDirectiveValues(directive, node)?.weight) ?? []);
  return weight === undefined ? DEFAULT_WEIGHT : Number(weight);
}

function toNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
