import { useSelectedLayoutSegments } from 'next/navigation';

/** Route segment of content pages, hidden by rewrites. */
const CONTENT = 'content';

/**
 * The path of the route, not of the request: all 404 pages share one cached page. Ignores route groups and private
 * segments.
 */
export function useRoutePath(): string {
  return `/${useSelectedLayoutSegments()
    .filter((segment, index) => !/^[(_]/.test(segment) && !(index === 0 && segment === CONTENT))
    .map(decodeURIComponent)
    .join('/')}`;
}
