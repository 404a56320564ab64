import { createHash } from 'node:crypto';
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { MAX_TOKENS } from '../http/document-limits.ts';
import type { PersistedOperations } from '../http/persisted-operations.ts';
import { type Policy, policiesOf } from './policy.ts';

/** A document that was read once. */
export type KnownDocument = { text: string; hash: string; policies: Map<string, Policy>; isPersisted: boolean };

const MAX_KNOWN = 1_000;
const MAX_LENGTH = 20_000;

export type Documents = ReturnType<typeof createDocuments>;

/** What is known of documents without asking for their answers. Persisted ones are read at the start. */
export function createDocuments(schema: GraphQLSchema, persisted: PersistedOperations) {
  const others = new LRUCache<string, KnownDocument>({ max: MAX_KNOWN });
  const read = (text: string, document: DocumentNode, isPersisted: boolean): KnownDocument => ({
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    policies: policiesOf(schema, document),
    isPersisted,
  });
  const byHash = new Map([...persisted].map(([hash, text]) => [hash, read(text, parse(text), true)]));
  const byText = new Map([...persisted].map(([hash, text]) => [text, byHash.get(hash)]));

  return {
    byHash: (hash: string): KnownDocument | undefined => byHash.get(hash),
    /** A document by its text; none when it cannot be read. */
    byText: (text: string): KnownDocument | undefined => {
      const known = byText.get(text) ?? others.get(text);
      if (known || text.length > MAX_LENGTH) return known;
      try {
        const document = read(text, parse(text, { maxTokens: MAX_TOKENS }), false);
        others.set(text, document);
        return document;
      } catch {
        return;
      }
    },
  };
}
