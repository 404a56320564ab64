import type { DistributorRegion } from '#gateway/schema.generated.ts';
import type { DistributorEntry } from './distributor-entry.ts';
import type { DistributorParams } from './distributor-params.ts';

export type DistributorFilter = DistributorParams;

export const emptyFilter: DistributorFilter = { region: null, country: null };

type Option = { id: string; label: string; count: number };

/** Ignores values without matches, so that a link never leads to an empty list. */
export function resolveFilter(entries: readonly DistributorEntry[], params: DistributorFilter): DistributorFilter {
  const inRegion = entries.filter(({ region }) => region === params.region);
  const candidates = inRegion.length > 0 ? inRegion : entries;
  const found = candidates.find(({ country }) => country.id === params.country);
  const region = inRegion.length > 0 ? params.region : (found?.region ?? null);
  return { region, country: found?.country.id ?? null };
}

export function filterDistributors(
  entries: readonly DistributorEntry[],
  { region, country }: DistributorFilter,
): DistributorEntry[] {
  return entries.filter(
    (entry) => (region === null || entry.region === region) && (country === null || entry.country.id === country),
  );
}

export function countriesOf(entries: readonly DistributorEntry[]): Option[] {
  const countries = new Map(entries.map(({ country }) => [country.id, country.label]));
  const count = (id: string) => entries.filter(({ country }) => country.id === id).length;
  return [...countries].map(([id, label]) => ({ id, label, count: count(id) }));
}

export function provincesOf(entries: readonly DistributorEntry[]): { id: string; label: string }[] {
  const provinces = new Map(entries.flatMap(({ province }) => (province ? [[province.id, province.label]] : [])));
  return [...provinces].map(([id, label]) => ({ id, label }));
}

export function regionsOf(entries: readonly DistributorEntry[]): { id: DistributorRegion; count: number }[] {
  const count = (id: DistributorRegion) => entries.filter(({ region }) => region === id).length;
  return [...new Set(entries.map(({ region }) => region))].map((id) => ({ id, count: count(id) }));
}
