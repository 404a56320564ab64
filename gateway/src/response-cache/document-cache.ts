import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { findDeprecatedUses } from '../graphql/deprecated-uses.ts';
import { MAX_TOKENS, sizeOfDocument } from '../graphql/limits/depth-and-alias-limits.ts';
import { WITHHELD_DOCUMENT } from '../graphql/limits/query-complexity-limit-plugin.ts';
import { toDocumentHash } from '../graphql/operation-manifest.ts';
import type { PersistedOperations } from '../graphql/persisted-operations.ts';
import { type CachePolicy, getCachePolicies } from './cache-policy.ts';

export type CachedDocument = {
  text: string;
  hash: string;
  policies: Map<string, CachePolicy>;
  /** Schema coordinates. */
  deprecatedUses: readonly string[];
  isPersisted: boolean;
};

/** Bounds for documents that are not persisted: their texts in characters, their trees in bytes. */
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;
const MAX_TREE_BYTES = 32 * 1024 * 1024;
const MAX_DOCUMENT_LENGTH = 20_000;

type ApolloDocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** Hashes and cache policies of documents. Persisted documents are parsed when they are loaded. */
export function createDocumentCache(schema: GraphQLSchema, persisted: PersistedOperations) {
  const read = (text: string, maxTokens?: number): CachedDocument => {
    const tree = parse(text, maxTokens ? { maxTokens } : {});
    return {
      text,
      hash: toDocumentHash(text),
      policies: getCachePolicies(schema, tree),
      deprecatedUses: findDeprecatedUses(schema, tree),
      isPersisted: maxTokens === undefined,
    };
  };
  const persistedDocuments = persisted.derive(
    (text) => read(text),
    (byHash) => {
      const all = [...byHash.values()];
      return {
        byHash,
        byText: new Map(all.map((document) => [document.text, document])),
        names: new Set(all.flatMap(({ policies }) => [...policies.keys()])),
      };
    },
  );
  const adHoc = new LRUCache<string, CachedDocument>({
    maxSize: MAX_TEXT_LENGTH,
    sizeCalculation: ({ text }) => text.length,
  });

  /** Undefined for a text that is too long or has syntax errors. */
  function findByText(text: string): CachedDocument | undefined {
    const cached = persistedDocuments().byText.get(text) ?? adHoc.get(text);
    if (cached || text.length > MAX_DOCUMENT_LENGTH) return cached;
    try {
      const document = read(text, MAX_TOKENS);
      adHoc.set(text, document);
      return document;
    } catch {
      return;
    }
  }

  return {
    isPersistedName: (operation: string): boolean => persistedDocuments().names.has(operation),
    findByHash: (hash: string): CachedDocument | undefined => persistedDocuments().byHash.get(hash),
    findByText,
    findDeprecatedUses: (text: string): readonly string[] => findByText(text)?.deprecatedUses ?? [],
  };
}

/**
 * Parsed and validated documents for Apollo. Persisted documents are stored when they are loaded, so that the limits for
 * ad hoc documents do not apply to them; an invalid one is left out, and Apollo rejects it.
 */
export function createDocumentStore(schema: GraphQLSchema, persisted: PersistedOperations): ApolloDocumentStore {
  const trees = persisted.derive(
    (text) => {
      const tree = parse(text);
      return validate(schema, tree).length === 0 ? tree : undefined;
    },
    (byHash) => byHash,
  );
  const adHoc = new LRUCache<string, DocumentNode>({ maxSize: MAX_TREE_BYTES, sizeCalculation: sizeOfDocument });
  return {
    // Apollo's keys end with the hash of the document.
    get: async (key) => trees().get(key.slice(key.lastIndexOf(':') + 1)) ?? adHoc.get(key),
    set: async (key, tree) => {
      if (tree !== WITHHELD_DOCUMENT) adHoc.set(key, tree);
    },
    delete: async (key) => adHoc.delete(key),
  };
}
