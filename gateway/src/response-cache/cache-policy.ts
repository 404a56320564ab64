import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Under which rules answers to an operation are kept. */
export type CachePolicy = {
  /** Seconds during which an answer is taken as it is; 0 when it is not kept at all. */
  maxAge: number;
  /** Whether the document says in which locale it is answered; if not, a header does. */
  setsLocale: boolean;
  /** The variables that it knows; others change nothing. */
  variables: readonly string[];
};

type Marked = { astNode?: Parameters<typeof getDirectiveValues>[1] | null | undefined };

/** The policy of each operation of a document, by its name, or by none when it has none. */
export function getCachePolicies(schema: GraphQLSchema, document: DocumentNode): Map<string, CachePolicy> {
  const maxAge = shortestAge(schema, document);
  const operations = document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []));
  return new Map(operations.map((operation) => [operation.name?.value ?? '', toPolicy(operation, maxAge)]));
}

function toPolicy(operation: OperationDefinitionNode, maxAge: number): CachePolicy {
  return {
    maxAge: operation.operation === 'query' ? maxAge : 0,
    setsLocale: (operation.directives ?? []).some(({ name }) => name.value === 'inContext'),
    variables: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort(),
  };
}

/**
 * The shortest time of all that a document asks for. A field is marked itself or by its type; one that is not lasts
 * as long as what it stands in, and one at the root that is not is not kept.
 */
function shortestAge(schema: GraphQLSchema, document: DocumentNode): number {
  const typeInfo = new TypeInfo(schema);
  const query = schema.getQueryType();
  let shortest = Number.POSITIVE_INFINITY;
  const ageOf = (marked: Marked | undefined): number | undefined => {
    const directive = schema.getDirective('cacheControl');
    const maxAge = directive && marked?.astNode && getDirectiveValues(directive, marked.astNode)?.maxAge;
    return typeof maxAge === 'number' ? maxAge : undefined;
  };
  const inspect = {
    enter: ({ kind }: ASTNode) => {
      if (kind !== Kind.FIELD) return;
      const field = typeInfo.getFieldDef();
      if (!field || field.name === '__typename') return;
      const unmarked = typeInfo.getParentType() === query ? 0 : Number.POSITIVE_INFINITY;
      shortest = Math.min(shortest, ageOf(field) ?? ageOf(getNamedType(field.type)) ?? unmarked);
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, inspect));
  return Number.isFinite(shortest) ? shortest : 0;
}
