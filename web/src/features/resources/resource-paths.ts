export const resourceListPaths = { all: '/aboutUs/resources', reflex: '/aboutUs/resources/reflex-resources' } as const;

export type ResourceScope = keyof typeof resourceListPaths;

const DETAIL = '/aboutUs/resources/detail/';

export function resourcePath(slug: string): string {
  return DETAIL + slug;
}

/** Null for resources whose page is elsewhere, such as events and case studies. */
export function resourceSlugOf(path: string): string | null {
  return path.startsWith(DETAIL) ? path.slice(DETAIL.length) : null;
}

/** Slugs end in the id. */
export function resourceIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}
