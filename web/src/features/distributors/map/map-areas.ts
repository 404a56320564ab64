import type { Locale } from '@heliograph/schema/locales.ts';
import { type DistributorArea, distributorAreas } from '#content/distributors/distributor-areas.ts';
import germanSpeakingAreas from './german-speaking-areas.json' with { type: 'json' };
import type { MapPoint } from './map-view.ts';
import { toMapPoint } from './projection.ts';
import usStates from './us-states.json' with { type: 'json' };

export type MapArea = DistributorArea & {
  /** Outline, an SVG path in `OUTLINE_VIEW_BOX`; null if it is too small or outside the map of the home market. */
  outline: string | null;
};

type Outlines = Readonly<Partial<Record<string, string>>>;

/** By `id` of the area; see docs/decisions/0021-distributor-map.md. */
const outlines: Partial<Record<Locale, Outlines>> = { en: usStates, de: germanSpeakingAreas };

export function listAreas(locale: Locale): MapArea[] {
  const known = outlines[locale];
  return distributorAreas[locale].map((area) => ({ ...area, outline: known?.[area.id] ?? null }));
}

/** Opposite corners of the home market: without Alaska and Hawaii, with Milan. */
const CORNERS: Record<Exclude<Locale, 'cn'>, readonly Parameters<typeof toMapPoint>[0][]> = {
  en: [
    { latitude: 49.4, longitude: -124.8 },
    { latitude: 24.5, longitude: -66.9 },
  ],
  de: [
    { latitude: 55.1, longitude: 5.8 },
    { latitude: 44.9, longitude: 17.2 },
  ],
};

/** The part of the map that shows the whole home market; empty without one. */
export function findFrame(locale: Locale): MapPoint[] {
  return locale === 'cn' ? [] : CORNERS[locale].flatMap((corner) => toMapPoint(corner) ?? []);
}
