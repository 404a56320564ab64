import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { regionName } from '#i18n/region-name.ts';
import { DentalDistributorsDocument } from './dental-distributors.generated.ts';
import type { DistributorRow_DistributorFragment } from './distributor-row.generated.ts';
import { IntegrationPartnersDocument, type IntegrationPartnersQuery } from './integration-partners.generated.ts';
import { ReflexDistributorsDocument } from './reflex-distributors.generated.ts';

export type Distributor = DistributorRow_DistributorFragment;
export type IntegrationPartner = NonNullable<IntegrationPartnersQuery['integrationPartners']>[number];

export async function getDentalDistributors(locale: Locale): Promise<readonly Distributor[]> {
  'use cache';
  cacheLife('content');
  const { dentalDistributors } = await queryGateway(DentalDistributorsDocument, { locale: toGatewayLocale(locale) });
  if (!dentalDistributors) throw new Error('The gateway returned no dental distributors');
  return dentalDistributors;
}

/** Sorted by localized country name, which can differ from the country in the record. */
export async function getReflexDistributors(locale: Locale): Promise<readonly Distributor[]> {
  'use cache';
  cacheLife('content');
  const variables = { locale: toGatewayLocale(locale) };
  const { consumerDistributors, consumerDistributorCountries } = await queryGateway(
    ReflexDistributorsDocument,
    variables,
  );
  if (!consumerDistributors || !consumerDistributorCountries) {
    throw new Error('The gateway returned no Reflex distributors');
  }
  const { compare } = new Intl.Collator(locales[locale].tag);
  const countries = consumerDistributorCountries.map(({ id }) => ({ id, name: regionName(id, locale) }));
  return countries
    .toSorted((a, b) => compare(a.name, b.name))
    .flatMap(({ id }) => consumerDistributors.filter(({ country }) => country.id === id));
}

export async function getIntegrationPartners(locale: Locale): Promise<readonly IntegrationPartner[]> {
  'use cache';
  cacheLife('content');
  const { integrationPartners } = await queryGateway(IntegrationPartnersDocument, { locale: toGatewayLocale(locale) });
  if (!integrationPartners) throw new Error('The gateway returned no integration partners');
  return integrationPartners;
}
