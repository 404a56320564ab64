import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { z } from 'zod';

/** Documents by hash. */
export type Documents = ReadonlyMap<string, string>;

/** Written by `generate-persisted-query-manifest`. */
const apolloManifest = z
  .object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), body: z.string() })),
  })
  .transform(({ operations }) => operations.map(({ id, body }) => [id, body] as const));

/** `persisted-documents.json` of GraphQL Code Generator. */
const codegenManifest = z.record(z.string(), z.string()).transform((documents) => Object.entries(documents));

/** Reads a manifest in either format. The ids must be the SHA-256 hashes of the documents. */
export function readManifest(file: string): Documents {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const documents = (isApolloManifest(content) ? apolloManifest : codegenManifest).parse(content);
    return new Map(documents.map(([id, body]) => [checkDocument(id, body), body]));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file} is not a valid manifest. ${reason}`, { cause: error });
  }
}

function isApolloManifest(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'operations' in content;
}

/** Returns the hash of a document. */
function checkDocument(id: string, body: string): string {
  const hash = toHash(id);
  if (hash !== toDocumentHash(body)) throw new Error(`The id ${id} is not the SHA-256 hash of its document.`);
  parse(body);
  return hash;
}

/** GraphQL Code Generator names the algorithm in front of a hash. */
export function toHash(id: string): string {
  return id.replace(/^sha256:/, '');
}

export function toDocumentHash(document: string): string {
  return createHash('sha256').update(document).digest('hex');
}
