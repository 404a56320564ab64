import { createHash } from 'node:crypto';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, print } from 'graphql';

const [output] = process.argv.slice(2);
if (!output) throw new Error('Usage: node persisted-operations.ts FILE');

/** Apollo Client sends documents as transformed by its cache, so the hashes must match that. */
const cache = new InMemoryCache();

const operations = (await readDocuments()).flatMap((document) => {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const body = print(cache.transformDocument(document));
  const id = createHash('sha256').update(body).digest('hex');
  return [{ id, name: operation.name?.value ?? '', type: operation.operation, body }];
});

mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }, null, 2));

async function readDocuments(): Promise<DocumentNode[]> {
  // Not all generated files: they outlive the document that they were generated from.
  const files = globSync('src/**/*.graphql').map((file) => file.replace(/\.graphql$/, '.generated.ts'));
  const modules = await Promise.all(files.toSorted().map((file) => import(pathToFileURL(resolve(file)).href)));
  return modules.flatMap((module) => Object.values(module)).filter(isDocument);
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}
