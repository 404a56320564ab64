type Listed = {
  /** The part of the address that names the record, and those of all records in the list. */
  slug: string;
  listed: readonly string[];
  /** What two addresses of one record have in common. */
  idOf?: (slug: string) => string | null;
};

/**
 * Throws where the gateway finds no record that its list still has: one of the two responses is wrong, and a page that
 * is stored must not become 404 by it.
 */
export function assertRecordMissing({ slug, listed, idOf = (slug) => slug }: Listed): void {
  const id = idOf(slug);
  if (id !== null && listed.some((other) => idOf(other) === id)) {
    throw new Error(`The gateway does not find ${slug}, which it lists`);
  }
}
