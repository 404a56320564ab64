import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, parse } from 'graphql';
import { API } from 'typescript/unstable/sync';
import { expect, it, onTestFinished } from 'vitest';
import { findReads } from './find-reads.ts';
import { generatedFileOf, isGenerated, listProperties } from './generated-types.ts';
import { type Definition, listSelections } from './selections.ts';

/** Selected for the cache of Apollo Client, also where no component reads it. */
const isCacheKey = (name: string) => name.endsWith('.id') || name.endsWith('.__typename');

/** Read through a type parameter, by the page of every record: `web/src/routes/record-page.tsx`. */
const isReadGenerically = (name: string) => name.endsWith('.availableLocales');

const isReader = (file: string) =>
  file.startsWith(resolve('web/src')) && !isGenerated(file) && !/\.test\.tsx?$/.test(file);

const documents = globSync('web/src/**/*.graphql').flatMap((file) =>
  parse(readFileSync(file, 'utf8')).definitions.map((definition) => ({ file, definition })),
);

const definitions = documents.flatMap(({ definition }): Definition[] =>
  definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION ? [definition] : [],
);

function openWeb() {
  const api = new API();
  onTestFinished(() => api.close());
  const [web] = api.updateSnapshot({ openProjects: [resolve('scripts/selected-fields/tsconfig.json')] }).getProjects();
  if (!web) throw new Error('The project of the site cannot be opened');
  return web;
}

it('every field that an operation selects is read by the site', { timeout: 240_000 }, () => {
  const web = openWeb();
  const reads = findReads(web, isReader);
  const properties = new Map(
    documents.map(({ file, definition }) => {
      const source = web.program.getSourceFile(resolve(generatedFileOf(file)));
      return ['name' in definition ? definition.name?.value : '', source && listProperties(source)];
    }),
  );
  const isRead = ({ definition, path }: { definition: string; path: string }) =>
    properties
      .get(definition)
      ?.get(path)
      ?.some((property) => reads.has(property));
  const unread = listSelections(definitions).filter(({ occurrences }) => !occurrences.some(isRead));
  expect(unread.map(({ name }) => name).filter((name) => !isCacheKey(name) && !isReadGenerically(name))).toEqual([]);
});
