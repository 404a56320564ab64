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

/** Assumed length of lists without `@listSize`. */
const DEFAULT_SIZE = 5;
const DEFAULT_WEIGHT = 1;

type Field = GraphQLField<unknown, unknown>;
type Annotated = { astNode?: Parameters<typeof getDirectiveValues>[1] | null | undefined };

type ListSize = {
  assumedSize: number;
  /** Arguments that set the length of `sizedFields`. */
  slicingArguments: readonly string[];
  sizedFields: ReadonlySet<string>;
};

export type ListSizes = ReturnType<typeof createListSizes>;

/** Reads the `@listSize` and `@cost` directives of a schema. */
export function createListSizes(schema: GraphQLSchema) {
  const fields = listFields(schema);
  const sizes = new Map(fields.flatMap(({ field, size }) => (size ? [[field, size]] : [])));
  const metered = new Set(fields.flatMap(({ path, field, size }) => (size || field.resolve ? [path] : [])));
  const sized = new Set(fields.flatMap(({ field, size }) => toPaths(field, size)));
  const weights = new Map(fields.map(({ field }) => [field, readWeights(schema, field)]));
  const introspection = introspectionSizes(schema);
  const isSizedByParent = (parent: string, name: string): boolean => sized.has(`${parent}.${name}`);

  return {
    isList,
    /** Weight of a field and, for a list, of each item. */
    weightsOf: (field: Field) => weights.get(field) ?? { weight: DEFAULT_WEIGHT, itemWeight: DEFAULT_WEIGHT },
    listSizeOf: (field: Field): ListSize | undefined => sizes.get(field),
    /** Assumed number of items; for a single object, 1 or the share that is not null. */
    assumedSizeOf: (parent: string, field: Field): number => {
      const declared = isList(field) ? (sizes.get(field)?.assumedSize ?? DEFAULT_SIZE) : 1;
      return introspection.get(`${parent}.${field.name}`) ?? declared;
    },
    /** Whether `sizedFields` of a parent field sets the length of a list. */
    isSizedByParent,
    /** Whether a list is charged to the operation budget separately: joined, paged and long lists. */
    isMetered: (parent: string, field: Field): boolean =>
      isList(field) && (isSizedByParent(parent, field.name) || metered.has(`${parent}.${field.name}`)),
  };
}

function isList(field: Field): boolean {
  return isListType(getNullableType(field.type));
}

function listFields(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        path: `${type.name}.${field.name}`,
        field,
        size: readListSize(schema, field),
      })),
    );
}

function toPaths({ type }: Field, size: ListSize | undefined): string[] {
  return [...(size?.sizedFields ?? [])].map((name) => `${getNamedType(type).name}.${name}`);
}

function readListSize(schema: GraphQLSchema, field: Field): ListSize | undefined {
  const values = readDirective(schema, 'listSize', field);
  if (!values) return;
  const { assumedSize, slicingArguments, sizedFields } = values;
  return {
    assumedSize: typeof assumedSize === 'number' ? assumedSize : DEFAULT_SIZE,
    slicingArguments: toNames(slicingArguments),
    sizedFields: new Set(toNames(sizedFields)),
  };
}

function readWeights(schema: GraphQLSchema, field: Field) {
  const ofType = readDirective(schema, 'cost', getNamedType(field.type))?.weight ?? DEFAULT_WEIGHT;
  const ofField = readDirective(schema, 'cost', field)?.weight ?? (isList(field) ? DEFAULT_WEIGHT : ofType);
  return { weight: Number(ofField), itemWeight: Number(ofType) };
}

function readDirective(schema: GraphQLSchema, name: string, { astNode }: Annotated) {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
}

function toNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
