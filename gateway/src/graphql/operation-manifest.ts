import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { z } from 'zod';
import { forEachInSlices } from './for-each-in-slices.ts';

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
    return new Map(readEntries(file).map(([id, body]) => [checkDocument(id, body), body]));
  } catch (error) {
    throw createManifestError(file, error);
  }
}

/** Reads a manifest while requests are handled. */
export async function readManifestInSlices(file: string): Promise<Documents> {
  try {
    const documents = new Map<string, string>();
    await forEachInSlices(readEntries(file), ([id, body]) => documents.set(checkDocument(id, body), body));
    return documents;
  } catch (error) {
    throw createManifestError(file, error);
  }
}

function readEntries(file: string): (readonly [id: string, body: string])[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (isApolloManifest(content) ? apolloManifest : codegenManifest).parse(content);
}

function createManifestError(file: string, error: unknown): Error {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  return new Error(`${file} is not a valid manifest. ${reason}`, { cause: error });
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
