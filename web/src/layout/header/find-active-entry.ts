type Entry = { id: string; sections: readonly string[] };

/** The entry that the path belongs to; the first one at home and where there is nothing. */
export function findActiveEntry(entries: readonly Entry[], path: string): string | undefined {
  const first = entries[0]?.id;
  if (path === '/' || path === '/404') return first;
  const [best] = entries
    .flatMap(({ id, sections }) => sections.map((section) => ({ id, section })))
    .filter(({ section }) => path === section || path.startsWith(`${section}/`))
    .toSorted((a, b) => b.section.length - a.section.length);
  return best?.id;
}
