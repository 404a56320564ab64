type Entry = { id: string; sections: readonly string[] };

/** The longest matching section; the first entry on the home page and on 404. */
export function findActiveEntry(entries: readonly Entry[], path: string): string | undefined {
  const first = entries[0]?.id;
  if (path === '/' || path === '/404') return first;
  // Below a machine, but a page of the support.
  const place = path.endsWith('/3d-printer-support') ? '/store/support' : path;
  const [best] = entries
    .flatMap(({ id, sections }) => sections.map((section) => ({ id, section })))
    .filter(({ section }) => place === section || place.startsWith(`${section}/`))
    .toSorted((a, b) => b.section.length - a.section.length);
  return best?.id;
}
