import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = ['README.md', ...globSync('docs/**/*.md')];

/** Paths of this repository that a text names in backticks; patterns such as `<slice>` are none. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path]) => path ?? '');
  return named.filter((path) => /^(?:docs|gateway|legacy|patches|schema|scripts|web)\/[\w./[\]@-]*$/.test(path));
}

it.each(documents)('every path that %s names exists', (document) => {
  expect(pathsIn(readFileSync(document, 'utf8')).filter((path) => !existsSync(path))).toEqual([]);
});

it('finds the paths of a text', () => {
  expect(pathsIn('`web/src/x.ts`, `web/src/<slice>/`, `npx pnpm`, `scripts/`')).toEqual(['web/src/x.ts', 'scripts/']);
});

it('the README names every script of package.json that a person runs', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const name of ['start', 'test', 'dev', 'verify']) expect(readme).toContain(`npx -y pnpm@12 ${name}`);
});
