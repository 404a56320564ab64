import { globSync, readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { Kind, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';

const manifest = z.object({ operations: z.array(z.object({ body: z.string() })) });

const cache = new InMemoryCache();

const toText = (definition: ReturnType<typeof parse>['definitions'][number]) =>
  print(cache.transformDocument({ kind: Kind.DOCUMENT, definitions: [definition] }));

const textsIn = (documents: string[]) =>
  [...new Set(documents.flatMap((document) => parse(document).definitions.map(toText)))].toSorted();

it('the persisted operations are those of the documents; otherwise run `pnpm codegen`', () => {
  const documents = globSync('web/src/**/*.graphql').map((file) => readFileSync(file, 'utf8'));
  const { operations } = manifest.parse(JSON.parse(readFileSync('.data/persisted-operations.json', 'utf8')));
  expect(textsIn(operations.map(({ body }) => body))).toEqual(textsIn(documents));
});
