import { z } from 'zod';
import type { DistributorRegion, DistributorService, IntegrationCategory } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { rowsOf } from '../../legacy/rows-of.ts';
import { legacyId, legacyLink, legacyTerm } from '../../legacy/shapes.ts';
import { translate } from '../../words.ts';

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

const website = legacyLink
  .nullish()
  .catch(null)
  .transform((link) => link ?? null);
const optional = z
  .string()
  .nullish()
  .transform((text) => text || null);

const distributor = z.object({
  id: legacyId,
  name: z.string(),
  region: z.enum(Object.keys(REGIONS) as (keyof typeof REGIONS)[]).transform((code) => REGIONS[code]),
  country: legacyTerm,
  city: z.string(),
  address: z.string(),
  phone: optional,
  email: optional,
  website,
  spoken: z.array(z.string()).default([]),
  services: z.array(z.string()).transform((codes) => translate(codes, SERVICES)),
});

/** @public The generated resolver types start from it. */
export type Distributor = z.infer<typeof distributor>;

const integrationPartner = z.object({
  id: legacyId,
  name: z.string(),
  category: z.enum(Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).transform((code) => CATEGORIES[code]),
  summary: z.string(),
  website,
});

export function findDentalDistributors(legacy: LegacyClient) {
  return legacy.get({ call: 'agentList', shape: rowsOf(distributor) });
}

export function findConsumerDistributors(legacy: LegacyClient, country: string | undefined) {
  return legacy.get({ call: 'consumerList', ...(country && { query: { country } }), shape: rowsOf(distributor) });
}

export function findConsumerCountries(legacy: LegacyClient) {
  return legacy.get({ call: 'consumerCountryList', shape: rowsOf(legacyTerm) });
}

export function findIntegrationPartners(legacy: LegacyClient) {
  return legacy.get({ call: 'integrationList', shape: rowsOf(integrationPartner) });
}
