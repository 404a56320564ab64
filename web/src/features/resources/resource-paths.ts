export const resourceListPaths = { all: '/aboutUs/resources', reflex: '/aboutUs/resources/reflex-resources' } as const;

export type ResourceScope = keyof typeof resourceListPaths;

const DETAIL = '/aboutUs/resources/detail/';

export function resourcePath(slug: string): string {
  return DETAIL + slug;
}

/** The slug of a path; null for what has its page elsewhere, as events and case studies do. */
export function resourceSlugOf(path: string): string | null {
  return path.startsWith(DETAIL) ? path.slice(DETAIL.length) : null;
}

/** The id at the end of a slug; null where there is none. */
export function resourceIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}
