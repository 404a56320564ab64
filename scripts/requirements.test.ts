import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const LIST = 'docs/requirements.md';
/** The two-instance checks print the numbers. */
const TESTS = [
  '{schema,gateway,legacy,web,scripts,art}/**/*.{test,spec}.{ts,tsx}',
  'scripts/two-instances/*.ts',
  'scripts/crash-recovery-test.ts',
];
/** Not GraphQL fragments, which tests name F1. */
const NUMBER = /(?<![.\w]|fragment )[RQSF][1-9]\d*\b/g;
const LINE = /^- \*\*(?<number>[RQSF]\d+)\*\* .*$/gm;
const LINK = /\]\(\.\.\/(?<file>[^)]+)\)/g;

/** Test files by number, as linked from the list. */
function readLinks(): Map<string, string[]> {
  const lines = readFileSync(LIST, 'utf8').matchAll(LINE);
  return new Map(
    [...lines].map(([line, number = '']) => [number, [...line.matchAll(LINK)].map(([, file = '']) => file)]),
  );
}

/** Test files by number, as named in the tests. */
function readTests(): Map<string, string[]> {
  const files = globSync(TESTS, { exclude: (path) => path.includes('node_modules') }).sort();
  const named = files
    .filter((file) => file !== 'scripts/requirements.test.ts')
    .flatMap((file) => [...new Set(readFileSync(file, 'utf8').match(NUMBER))].map((number) => ({ number, file })));
  return new Map(
    [...Map.groupBy(named, ({ number }) => number)].map(([number, rows]) => [number, rows.map(({ file }) => file)]),
  );
}

const links = readLinks();
const tests = readTests();

it('lists every number that a test names, with a link to the test', () => {
  const missing = [...tests].flatMap(([number, files]) =>
    files
      .filter((file) => !links.get(number)?.includes(file))
      .map((file) => `${number}: [${basename(file)}](../${file})`),
  );
  expect(missing).toEqual([]);
});

it('links only tests that name the number', () => {
  const wrong = [...links].flatMap(([number, files]) =>
    files.filter((file) => !tests.get(number)?.includes(file)).map((file) => `${number}: ${file}`),
  );
  expect(wrong).toEqual([]);
  expect(links.size).toBeGreaterThan(400);
});
