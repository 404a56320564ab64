import { type DistributorRecord, regions } from './record.ts';

/** Region by region, the firms of a country together; countries come in the order in which their first firms do. */
export function byPlace<Firm extends Pick<DistributorRecord, 'kind' | 'region' | 'country'>>(firms: Firm[]): Firm[] {
  const byCountry = [...Map.groupBy(firms, ({ kind, country }) => `${kind} ${country}`).values()].flat();
  return regions.flatMap((region) => byCountry.filter((firm) => firm.region === region));
}
