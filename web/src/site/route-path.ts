import { useSelectedLayoutSegments } from 'next/navigation';

/** The path of the route, not of the request: all missing pages share one that must not remember who asked first. */
export function useRoutePath(): string {
  return `/${useSelectedLayoutSegments()
    .filter((segment) => !/^[(_]/.test(segment))
    .map(decodeURIComponent)
    .join('/')}`;
}
