import type { MapArea } from './map-areas.ts';

/** Of distributors, in the order of the areas. City names stay legible on each. */
const FILLS = [toFill('accent', 45), toFill('action', 50), toFill('success', 42)];
const OFFICE_FILL = toFill('ink-soft', 50);
export const SELECTED_FILL = toFill('accent', 85);

/** The color of each distributor; null is our own office. */
export function listFills(areas: readonly MapArea[]): Map<string | null, string> {
  const distributors = [...new Set(areas.flatMap(({ distributor }) => distributor ?? []))];
  const fills = distributors.map((id, index): [string, string] => [id, FILLS[index % FILLS.length] ?? OFFICE_FILL]);
  const hasOffice = areas.some(({ distributor }) => distributor === null);
  return new Map<string | null, string>([...fills, ...(hasOffice ? [[null, OFFICE_FILL] as const] : [])]);
}

/** Opaque, so that coastlines of different detail do not show through. */
function toFill(color: 'accent' | 'action' | 'success' | 'ink-soft', share: number): string {
  return `color-mix(in srgb, var(--${color}) ${share}%, var(--surface))`;
}
