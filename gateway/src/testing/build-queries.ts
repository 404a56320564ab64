import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Arguments for which data exists. */
export const QUERY_ARGUMENTS: Record<string, string> = {
  caseStudies: '(pageSize: 100)',
  caseStudy: '(id: "501")',
  events: '(pageSize: 100)',
  event: '(id: "401")',
  liveStream: '(id: "4")',
  certificate: '(number: "HG-A2D-2024-000117")',
  consumerDistributors: '(country: "DE")',
  materials: '(pageSize: 20)',
  material: '(id: "101")',
  newsArticles: '(pageSize: 100)',
  newsArticle: '(id: "144")',
  node: '(id: "Product:1")',
  nodes: '(ids: ["Product:1", "Sample:11"])',
  products: '(pageSize: 60)',
  provinces: '(country: "CN")',
  product: '(id: "1")',
  productComparison: '(ids: ["1", "2"])',
  resources: '(pageSize: 100)',
  resource: '(id: "301")',
  samples: '(pageSize: 100)',
  sample: '(id: "11")',
  seo: '(path: "/")',
  search: '(text: "resin", pageSize: 50)',
  supportArticles: '(pageSize: 100)',
};

/** Reaches every type from some query. */
const MAX_DEPTH = 3;

/** For each query field, a document that selects every nested field of these scalar types. */
export function buildScalarQueries(schema: GraphQLSchema, scalars: string[], args: Record<string, string>): string[] {
  return Object.values(buildQueries(schema, new Set(scalars), args, 'complete'));
}

/** For each query field, a document that selects every field of its records, without joined records. */
export function buildRecordQueries(schema: GraphQLSchema, args: Record<string, string>): Record<string, string> {
  return buildQueries(schema, leafTypesOf(schema), args, 'none');
}

/** Like `buildRecordQueries`, with the type names of joined records. */
export function buildFieldQueries(schema: GraphQLSchema, args: Record<string, string>): string[] {
  return Object.values(buildQueries(schema, leafTypesOf(schema), args, 'names'));
}

function leafTypesOf(schema: GraphQLSchema): Set<string> {
  const leaves = Object.values(schema.getTypeMap()).filter(isLeafType);
  return new Set(leaves.map(({ name }) => name));
}

function buildQueries(
  schema: GraphQLSchema,
  leafTypes: ReadonlySet<string>,
  args: Record<string, string>,
  joins: 'complete' | 'names' | 'none',
): Record<string, string> {
  const maxDepth = joins === 'names' ? Number.POSITIVE_INFINITY : MAX_DEPTH;
  const isJoin = (type: GraphQLNamedType, above: string[]) =>
    (isRecord(type) || isRecordPage(type)) && above.some((name) => isRecord(schema.getType(name)));
  /** Its own joins and pages of records are reached from other queries. */
  const isDirectJoin = (type: GraphQLNamedType, above: string[]) =>
    isRecord(type) && above.filter((name) => isRecord(schema.getType(name))).length === 1;
  const select = (type: GraphQLOutputType, above: string[]): string => {
    const named = getNamedType(type);
    if (!isObjectType(named) && !isInterfaceType(named)) return '';
    if (isJoin(named, above) && !(joins === 'complete' && isDirectJoin(named, above))) {
      return joins === 'names' ? '{ __typename }' : '';
    }
    if (above.includes(named.name) || above.length >= maxDepth) return '';
    const fields = Object.values(named.getFields()).filter((field) => !field.args.some(isRequiredArgument));
    const selected = fields.flatMap((field) => selectField(field, [...above, named.name]));
    return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
  };
  const selectField = ({ name, type }: GraphQLField<unknown, unknown>, above: string[]): string[] => {
    if (leafTypes.has(getNamedType(type).name)) return [name];
    const below = select(type, above);
    return below === '' ? [] : [`${name} ${below}`];
  };
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const documents = queries.flatMap(({ name, type }) => {
    const below = select(type, []);
    return below === '' ? [] : [[name, `{ ${name}${args[name] ?? ''} ${below} }`]];
  });
  return Object.fromEntries(documents);
}

function isRecordPage(type: GraphQLNamedType): boolean {
  const items = isObjectType(type) ? type.getFields().items : undefined;
  return items !== undefined && isRecord(getNamedType(items.type));
}

function isRecord(type: GraphQLNamedType | undefined): boolean {
  return (isObjectType(type) || isInterfaceType(type)) && 'availableLocales' in type.getFields();
}
