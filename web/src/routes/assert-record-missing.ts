type Listed = {
  /** Slug of the requested record, and slugs of all listed records. */
  slug: string;
  listed: readonly string[];
  /** Normalizes a slug to an id. */
  idOf?: (slug: string) => string | null;
};

/**
 * Throws if the gateway does not find a record that it lists: one response is wrong, and a cached page must not become
 * 404.
 */
export function assertRecordMissing({ slug, listed, idOf = (slug) => slug }: Listed): void {
  const id = idOf(slug);
  if (id !== null && listed.some((other) => idOf(other) === id)) {
    throw new Error(`The gateway did not find ${slug}, although it lists it`);
  }
}
