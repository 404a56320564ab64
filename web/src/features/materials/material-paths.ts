import type { SinglePath } from '#content/pages.ts';
import type { ScopeName } from './material-scopes.ts';

export function materialListPath(scope: ScopeName): SinglePath {
  return `/material/${scope}`;
}

export function materialPath(slug: string): string {
  return `/material/materialDetail/${slug}`;
}

/** Slugs end in the id. */
export function materialIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}
