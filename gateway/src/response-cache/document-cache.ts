import { createHash } from 'node:crypto';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { MAX_TOKENS, sizeOfDocument } from '../graphql/document-limits.ts';
import type { PersistedOperations } from '../graphql/persisted-operations.ts';
import { WITHHELD_DOCUMENT } from '../graphql/limits/operation-limits-plugin.ts';
import { type CachePolicy, getCachePolicies } from './cache-policy.ts';

/** A document that was read once. */
export type CachedDocument = { text: string; hash: string; policies: Map<string, CachePolicy>; isPersisted: boolean };

/** What is remembered of documents that anybody can make up: of their texts, in characters, and of their trees. */
const MAX_TEXT = 4 * 1024 * 1024;
const MAX_TREE_BYTES = 32 * 1024 * 1024;
const MAX_LENGTH = 20_000;

/** Where Apollo looks for documents that it knows. */
type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** What is known of documents without asking for their answers. Persisted ones are read at the start. */
export function createDocumentCache(schema: GraphQLSchema, persisted: PersistedOperations) {
  const read = (text: string, maxTokens?: number): CachedDocument => ({
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    policies: getCachePolicies(schema, parse(text, maxTokens ? { maxTokens } : {})),
    isPersisted: maxTokens === undefined,
  });
  const byHash = new Map([...persisted].map(([hash, text]) => [hash, read(text)]));
  const byText = new Map([...byHash.values()].map((document) => [document.text, document]));
  const others = new LRUCache<string, CachedDocument>({ maxSize: MAX_TEXT, sizeCalculation: ({ text }) => text.length });

  return {
    /** Of the operations that are persisted. */
    names: new Set([...byHash.values()].flatMap(({ policies }) => [...policies.keys()])),
    byHash: (hash: string): CachedDocument | undefined => byHash.get(hash),
    /** A document by its text; none when it cannot be read. */
    byText: (text: string): CachedDocument | undefined => {
      const known = byText.get(text) ?? others.get(text);
      if (known || text.length > MAX_LENGTH) return known;
      try {
        const document = read(text, MAX_TOKENS);
        others.set(text, document);
        return document;
      } catch {
        return;
      }
    },
  };
}

/**
 * Documents that Apollo need not read and check again. Persisted ones are there from the start, so the limits for
 * documents that anybody may send are not for them; one that does not fit the schema is left for Apollo to refuse.
 */
export function createDocumentStore(schema: GraphQLSchema, persisted: PersistedOperations): DocumentStore {
  const trees = new Map([...persisted].map(([hash, text]) => [hash, parse(text)]));
  const trusted = new Map([...trees].filter(([, tree]) => validate(schema, tree).length === 0));
  const others = new LRUCache<string, DocumentNode>({ maxSize: MAX_TREE_BYTES, sizeCalculation: sizeOfDocument });
  return {
    // The key ends with the hash of the document.
    get: async (key) => trusted.get(key.slice(key.lastIndexOf(':') + 1)) ?? others.get(key),
    set: async (key, tree) => {
      if (tree !== WITHHELD_DOCUMENT) others.set(key, tree);
    },
    delete: async (key) => others.delete(key),
  };
}
