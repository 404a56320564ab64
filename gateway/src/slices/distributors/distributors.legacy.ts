import { z } from 'zod';
import type { DistributorRegion, DistributorService, IntegrationCategory } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { toEnumValues } from '../../legacy/enum-map.ts';
import { optional, recordList } from '../../legacy/lenient-parse.ts';
import { legacyCode, legacyId, legacyLink, legacyTerm, legacyText, updateFields } from '../../legacy/schemas.ts';

const REGIONS = {
  'north-america': 'NORTH_AMERICA',
  'latin-america': 'LATIN_AMERICA',
  europe: 'EUROPE',
  'middle-east-africa': 'MIDDLE_EAST_AFRICA',
  'asia-pacific': 'ASIA_PACIFIC',
  china: 'CHINA',
} as const satisfies Record<string, DistributorRegion>;

const SERVICES: Record<string, DistributorService> = {
  sales: 'SALES',
  service: 'SERVICE',
  training: 'TRAINING',
  materials: 'MATERIALS',
  demo: 'DEMO',
};

const CATEGORIES = {
  cad: 'CAD',
  scanner: 'SCANNER',
  'lab-management': 'LAB_MANAGEMENT',
  nesting: 'NESTING',
  'post-processing': 'POST_PROCESSING',
} as const satisfies Record<string, IntegrationCategory>;

/** Empty strings become null. */
const optionalText = z.pipe(
  legacyText,
  z.transform((text) => text || null),
);

const coordinates = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

const distributor = z.object({
  id: legacyId,
  name: legacyText,
  region: z.enum(Object.keys(REGIONS) as (keyof typeof REGIONS)[]).transform((code) => REGIONS[code]),
  country: legacyTerm,
  city: legacyText,
  address: legacyText,
  ...optional({ phone: optionalText, email: optionalText, website: legacyLink, province: legacyTerm }),
  ...optional({ territory: optionalText, coordinates }),
  ...updateFields,
  spoken: z.array(legacyText),
  services: z.array(legacyCode(SERVICES)).transform((codes) => toEnumValues(codes, SERVICES)),
});

/** @public Used by the generated resolver types. */
export type Distributor = z.infer<typeof distributor>;

const integrationPartner = z.object({
  id: legacyId,
  name: legacyText,
  category: z.enum(Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).transform((code) => CATEGORIES[code]),
  summary: legacyText,
  ...optional({ website: legacyLink }),
  ...updateFields,
});

const distributors = recordList(distributor);
const countries = recordList(legacyTerm);
const integrationPartners = recordList(integrationPartner);

export function findDentalDistributors(legacy: LegacyClient) {
  return legacy.get({ call: 'agentList', schema: distributors });
}

export function findConsumerDistributors(legacy: LegacyClient, country: string | undefined) {
  return legacy.get({ call: 'consumerList', ...(country && { query: { country } }), schema: distributors });
}

export function findConsumerCountries(legacy: LegacyClient) {
  return legacy.get({ call: 'consumerCountryList', schema: countries });
}

export function findIntegrationPartners(legacy: LegacyClient) {
  return legacy.get({ call: 'integrationList', schema: integrationPartners });
}
