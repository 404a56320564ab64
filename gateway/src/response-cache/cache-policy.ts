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

/** How responses of one operation are cached. */
export type CachePolicy = {
  /** Seconds; 0 disables caching. */
  maxAge: number;
  /** Whether `@inContext` sets the locale. Otherwise the `lang` header does, and belongs to the cache key. */
  setsLocale: boolean;
  /** Sorted names of the declared variables. */
  variables: readonly string[];
};

type Annotated = { astNode?: Parameters<typeof getDirectiveValues>[1] | null | undefined };

/** The policies by operation name; the empty string for an anonymous operation. */
export function getCachePolicies(schema: GraphQLSchema, document: DocumentNode): Map<string, CachePolicy> {
  const maxAge = getMinMaxAge(schema, document);
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
 * The smallest `maxAge` of all selected fields. `@cacheControl` stands on a field or on its type; without it, a field
 * inherits the `maxAge` of its parent, and a root field is not cached. A fragment on a union member adds the `maxAge` of
 * that member.
 */
function getMinMaxAge(schema: GraphQLSchema, document: DocumentNode): number {
  const typeInfo = new TypeInfo(schema);
  const query = schema.getQueryType();
  let min = Number.POSITIVE_INFINITY;
  const getMaxAge = (annotated: Annotated | undefined): number | undefined => {
    const directive = schema.getDirective('cacheControl');
    const maxAge = directive && annotated?.astNode && getDirectiveValues(directive, annotated.astNode)?.maxAge;
    return typeof maxAge === 'number' ? maxAge : undefined;
  };
  const visitor = {
    enter: ({ kind }: ASTNode) => {
      if (kind === Kind.INLINE_FRAGMENT || kind === Kind.FRAGMENT_DEFINITION) {
        min = Math.min(min, getMaxAge(getNamedType(typeInfo.getType()) ?? undefined) ?? Number.POSITIVE_INFINITY);
      }
      if (kind !== Kind.FIELD) return;
      const field = typeInfo.getFieldDef();
      if (!field || field.name === '__typename') return;
      const inherited = typeInfo.getParentType() === query ? 0 : Number.POSITIVE_INFINITY;
      min = Math.min(min, getMaxAge(field) ?? getMaxAge(getNamedType(field.type)) ?? inherited);
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  return Number.isFinite(min) ? min : 0;
}
