import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = ['README.md', ...globSync('docs/**/*.md')];

/** Repository paths in backticks; patterns such as `<slice>` are skipped. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path]) => path ?? '');
  return named.filter((path) =>
    /^(?:docs|examples|gateway|legacy|patches|schema|scripts|web)\/[\w./[\]@-]*$/.test(path),
  );
}

it.each(documents)('%s names only paths that exist', (document) => {
  expect(pathsIn(readFileSync(document, 'utf8')).filter((path) => !existsSync(path))).toEqual([]);
});

it('extracts repository paths from Markdown', () => {
  expect(pathsIn('`web/src/x.ts`, `web/src/<slice>/`, `npx pnpm`, `scripts/`')).toEqual(['web/src/x.ts', 'scripts/']);
});

it('the README documents every package.json script for users', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const name of ['start', 'test', 'dev', 'verify']) expect(readme).toContain(`npx -y pnpm@12 ${name}`);
});
