import { createParser, type inferParserType, parseAsString } from 'nuqs/server';
import type { DistributorRegion } from '#gateway/schema.generated.ts';

const REGIONS: Record<DistributorRegion, string> = {
  EUROPE: 'europe',
  NORTH_AMERICA: 'north-america',
  LATIN_AMERICA: 'latin-america',
  ASIA_PACIFIC: 'asia-pacific',
  CHINA: 'china',
  MIDDLE_EAST_AFRICA: 'middle-east-africa',
};

const regions = Object.keys(REGIONS) as DistributorRegion[];

const region = createParser({
  parse: (name) => regions.find((one) => REGIONS[one] === name) ?? null,
  serialize: (one: DistributorRegion) => REGIONS[one],
});

const country = createParser({
  parse: (code) => (/^[A-Z]{2}$/.test(code) ? code : null),
  serialize: (code: string) => code,
});

/** `near` is the country to sort by distance from, `area` a state or province. */
export const distributorParams = { region, country, near: country, area: parseAsString };

export type DistributorParams = Pick<inferParserType<typeof distributorParams>, 'region' | 'country'>;
