import { useSelectedLayoutSegments } from 'next/navigation';

/** The first part of the route of pages that are content alone, which their addresses do not show. */
const CONTENT = 'content';

/**
 * The path of the route, not of the request: all missing pages share one that must not remember who asked first. Groups
 * and what begins with a line below are no part of addresses.
 */
export function useRoutePath(): string {
  return `/${useSelectedLayoutSegments()
    .filter((segment, index) => !/^[(_]/.test(segment) && !(index === 0 && segment === CONTENT))
    .map(decodeURIComponent)
    .join('/')}`;
}
