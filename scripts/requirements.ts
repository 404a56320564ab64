import { globSync, readFileSync } from 'node:fs';

/** Requirement numbers in `docs/requirements.md`. */
function listedRequirements(): string[] {
  const text = readFileSync('docs/requirements.md', 'utf8');
  return [...text.matchAll(/^- \*\*(R\d+)\*\*/gm)].map(([, number]) => number ?? '');
}

/** Requirement numbers in test titles. */
function testedRequirements(): Set<string> {
  const files = globSync(['{schema,gateway,legacy,web,scripts}/**/*.{test,spec}.ts'], {
    exclude: (path) => path.includes('node_modules'),
  });
  const titles = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bit|\btest|describe)[\w.]*\((?:[^'"`\n]*\n?)?(['"`])(.*?)\1/g)].map(
      ([, , title]) => title ?? '',
    ),
  );
  const each = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\)\('(.*?)'/g)].map(([, title]) => title ?? ''),
  );
  return new Set([...titles, ...each].flatMap((title) => title.match(/\bR\d+\b/g) ?? []));
}

function listUncovered(): string[] {
  const tested = testedRequirements();
  return listedRequirements().filter((number) => !tested.has(number));
}

export function countUncovered(): string {
  return `${listUncovered().length} of ${listedRequirements().length}`;
}

if (import.meta.main) console.log(listUncovered().join(' '));
