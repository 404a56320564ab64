export const accessoryListPath = '/hardware/accessories';

export function accessoryPath(slug: string): string {
  return `${accessoryListPath}/accessoriesDetail/${slug}`;
}

/** Slugs end in the id. */
export function accessoryIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}
