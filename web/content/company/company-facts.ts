import type { Locale } from '@heliograph/schema/locales.ts';

/** Legally required provider details besides offices and mailboxes. */
export const companyFactNames = [
  'registeredName',
  'representatives',
  'registerCourt',
  'registerNumber',
  'socialCreditCode',
  'vatId',
  'businessId',
  'contentResponsible',
  'privacyEmail',
  'dataProtectionOfficer',
  'euRepresentative',
  'ukRepresentative',
  'personalInformationOfficer',
  'storageLocation',
  'consumerArbitration',
  'weeeNumber',
] as const;

export type CompanyFact = (typeof companyFactNames)[number];

/** One text for all languages, or one per language. */
export type CompanyFactValue = string | Record<Locale, string>;

export type CompanyFacts = { readonly [Fact in CompanyFact]?: CompanyFactValue };

/** Set these before going live; rows without a value are omitted. `docs/operations.md` lists the mandatory ones. */
export const companyFacts: CompanyFacts = {};

export function findCompanyFact(fact: CompanyFact, locale: Locale, facts = companyFacts): string | undefined {
  return toLocalizedFact(facts[fact], locale);
}

export function toLocalizedFact(value: CompanyFactValue | undefined, locale: Locale): string | undefined {
  return typeof value === 'object' ? value[locale] : value;
}
