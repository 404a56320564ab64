import type { Locale } from '@heliograph/schema/locales.ts';

/** Provider details besides offices and mailboxes. The law requires all but those of the page about us. */
export const companyFactNames = [
  'registeredName',
  'foundingYear',
  'employees',
  'qualitySystem',
  'representatives',
  'registerCourt',
  'registerNumber',
  'socialCreditCode',
  'icpNumber',
  'publicSecurityNumber',
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
  'packagingNumber',
  'authorizedRepresentative',
  'euImporter',
  'usAgent',
  'usEntity',
  'dmcaAgent',
  'deviceLicense',
  'deviceSalesFiling',
  'medicalInformationCertificate',
] as const;

export type CompanyFact = (typeof companyFactNames)[number];

type FactGroup = 'company' | 'register' | 'tax' | 'content' | 'devices' | 'waste';

/** Facts of the imprint, by the law that asks for them. */
export const factGroups: Record<FactGroup, readonly CompanyFact[]> = {
  company: ['registeredName', 'representatives', 'usEntity'],
  register: ['registerCourt', 'registerNumber', 'socialCreditCode', 'icpNumber', 'publicSecurityNumber'],
  tax: ['vatId', 'businessId'],
  content: ['contentResponsible', 'consumerArbitration', 'dmcaAgent'],
  devices: [
    'authorizedRepresentative',
    'euImporter',
    'usAgent',
    'deviceLicense',
    'deviceSalesFiling',
    'medicalInformationCertificate',
  ],
  waste: ['weeeNumber', 'packagingNumber'],
};

/** Null if the fact does not apply in the market. */
export type CompanyFacts = { readonly [Fact in CompanyFact]?: string | null };

/**
 * The legal identity of the provider, one record per market, in the language of its visitors: `en` for the markets
 * without a site of their own, `cn` for mainland China, `de` for the European Union. Fill in before going live:
 * `docs/operations.md` lists the mandatory facts. Production lists missing facts in the imprint; development marks them.
 */
export const companyFacts: Record<Locale, CompanyFacts> = {
  en: {
    registerCourt: null,
    registerNumber: null,
    socialCreditCode: null,
    vatId: null,
    icpNumber: null,
    publicSecurityNumber: null,
    businessId: null,
    contentResponsible: null,
    consumerArbitration: null,
    weeeNumber: null,
    packagingNumber: null,
    authorizedRepresentative: null,
    euImporter: null,
    deviceLicense: null,
    deviceSalesFiling: null,
    medicalInformationCertificate: null,
  },
  cn: {
    registerNumber: null,
    vatId: null,
    businessId: null,
    contentResponsible: null,
    consumerArbitration: null,
    weeeNumber: null,
    packagingNumber: null,
    authorizedRepresentative: null,
    euImporter: null,
    usAgent: null,
    usEntity: null,
    dmcaAgent: null,
  },
  de: {
    socialCreditCode: null,
    icpNumber: null,
    publicSecurityNumber: null,
    usAgent: null,
    usEntity: null,
    dmcaAgent: null,
    deviceLicense: null,
    deviceSalesFiling: null,
    medicalInformationCertificate: null,
  },
};

export function findCompanyFact(fact: CompanyFact, locale: Locale, facts = companyFacts[locale]): string | null {
  return facts[fact] ?? null;
}

/** Facts of a market that are neither filled in nor marked as not applicable. */
export function isMissing(fact: CompanyFact, locale: Locale, facts = companyFacts[locale]): boolean {
  return facts[fact] === undefined;
}
