import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import type {
  BiocompatibilityStandard,
  MaterialGroup,
  MaterialProperty,
  MaterialSort,
  MaterialSubtype,
} from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';

/** More materials than there will ever be. */
const ALL_PAGE_SIZE = 1_000;

const legacyTerm = z.object({ code: z.string(), name: z.string() });
const legacyBlock = z.object({ title: z.string(), text: z.string() });

const legacyMaterial = z.object({
  id: z.number().int(),
  urlName: z.string(),
  name: z.string(),
  summary: z.string(),
  groupType: z.enum(['0', '1', '2']),
  subtype: z.array(z.string()),
  category: legacyTerm,
  publishTime: z.iso.date(),
  colors: z.array(z.object({ family: legacyTerm, name: z.string(), hex: z.string().regex(/^#[0-9a-f]{6}$/i) })),
  printers: z.array(legacyTerm),
  addOns: z.array(legacyTerm),
  usages: z.array(legacyTerm),
  biocompatibility: z.array(z.string()),
  params: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      value: z.number(),
      unit: z.string(),
      standard: z.string().nullish(),
    }),
  ),
  process: z.array(z.object({ name: z.string(), value: z.string() })),
  certifications: z.array(legacyBlock),
  features: z.array(legacyBlock),
  postProcessing: z.array(legacyBlock),
  applications: z.array(legacyBlock),
  instructions: z.array(legacyBlock),
  related: z.array(z.number().int()),
  language: z.string(),
  languages: z.array(z.string()),
});

const legacyMaterialPage = z.object({
  total: z.number().int(),
  records: z.array(legacyMaterial),
  unspecified: z.array(legacyMaterial).default([]),
});

const legacyParamRanges = z.object({
  category: z.array(legacyTerm),
  color: z.array(legacyTerm),
  printer: z.array(legacyTerm),
  usage: z.array(legacyTerm),
  addOn: z.array(legacyTerm),
  biocompatibility: z.array(z.string()),
  params: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      unit: z.string(),
      standard: z.string().nullish(),
    }),
  ),
});

type LegacyMaterial = z.infer<typeof legacyMaterial>;

const GROUPS: Record<LegacyMaterial['groupType'], MaterialGroup> = {
  '0': 'DENTAL',
  '1': 'REFLEX',
  '2': 'SPECIAL_APPLICATIONS',
};

const SUBTYPES: Record<string, MaterialSubtype> = {
  modeling: 'MODELING',
  molding: 'MOLDING',
  casting: 'CASTING',
  tooling: 'TOOLING',
  design: 'DESIGN',
  production: 'PRODUCTION',
  performance: 'PERFORMANCE',
};

const STANDARDS: Record<string, BiocompatibilityStandard> = {
  'ISO 10993-5': 'ISO_10993_5',
  'ISO 10993-10': 'ISO_10993_10',
  'ISO 10993-23': 'ISO_10993_23',
};

const PROPERTIES: Record<string, MaterialProperty> = {
  flexuralModulus: 'FLEXURAL_MODULUS',
  flexuralStrength: 'FLEXURAL_STRENGTH',
  elongationAtBreak: 'ELONGATION_AT_BREAK',
  impactStrengthNotched: 'IMPACT_STRENGTH_NOTCHED',
  heatDeflectionTemperature: 'HEAT_DEFLECTION_TEMPERATURE',
};

const SORTS: Record<MaterialSort, string> = { DEFAULT: 'default', LATEST: 'latest', ...invert(PROPERTIES) };

/** What a filter of materials asks for, in the words of the schema. */
export type MaterialCriteria = {
  group?: MaterialGroup | undefined;
  subtype?: MaterialSubtype | undefined;
  categories: readonly string[];
  colors: readonly string[];
  printers: readonly string[];
  biocompatibility: readonly BiocompatibilityStandard[];
  usages: readonly string[];
  addOns: readonly string[];
  properties: readonly { property: MaterialProperty; min?: number | undefined; max?: number | undefined }[];
};

export const noCriteria: MaterialCriteria = {
  categories: [],
  colors: [],
  printers: [],
  biocompatibility: [],
  usages: [],
  addOns: [],
  properties: [],
};

export type MaterialQuery = { criteria: MaterialCriteria; sort: MaterialSort; page: number; pageSize: number };

export type Material = ReturnType<typeof toMaterial>;

export async function findMaterials(legacy: LegacyClient, locale: Locale, query: MaterialQuery) {
  const page = await legacy.get({ call: 'materialFind', locale, payload: toPayload(query), shape: legacyMaterialPage });
  return {
    totalCount: page.total,
    items: page.records.map(toMaterial),
    notSpecified: page.unspecified.map(toMaterial),
  };
}

/** Every material of a scope, in one call: the service has none for a list of ids. */
export async function findAllMaterials(
  legacy: LegacyClient,
  locale: Locale,
  scope: Pick<MaterialCriteria, 'group' | 'subtype'>,
) {
  const criteria = { ...noCriteria, ...scope };
  return (await findMaterials(legacy, locale, { criteria, sort: 'DEFAULT', page: 1, pageSize: ALL_PAGE_SIZE })).items;
}

/** One material, or null where there is none. */
export async function findMaterial(legacy: LegacyClient, locale: Locale, id: string): Promise<Material | null> {
  const found = await legacy.find({ call: 'materialFindById', locale, params: { id }, shape: legacyMaterial });
  return found && toMaterial(found);
}

/** Everything that can be filtered by, in its order and with its names. */
export async function getMaterialTerms(legacy: LegacyClient, locale: Locale) {
  const ranges = await legacy.get({ call: 'materialParamRanges', locale, shape: legacyParamRanges });
  return {
    categories: ranges.category.map(toTerm),
    colors: ranges.color.map(toTerm),
    printers: ranges.printer.map(toTerm),
    usages: ranges.usage.map(toTerm),
    addOns: ranges.addOn.map(toTerm),
    biocompatibility: translate(ranges.biocompatibility, STANDARDS),
    properties: ranges.params.flatMap(({ key, name, unit, standard }) => {
      const property = PROPERTIES[key];
      return property ? [{ property, name, unit, standard: standard ?? null }] : [];
    }),
  };
}

function toPayload({ criteria, sort, page, pageSize }: MaterialQuery) {
  const { group, subtype } = criteria;
  return {
    pageNum: page,
    pageSize,
    ...(group && { groupType: invert(GROUPS)[group] }),
    subtype: subtype ? [invert(SUBTYPES)[subtype]] : [],
    category: criteria.categories,
    color: criteria.colors,
    printer: criteria.printers,
    usage: criteria.usages,
    addOn: criteria.addOns,
    biocompatibility: criteria.biocompatibility.map((standard) => invert(STANDARDS)[standard]),
    params: criteria.properties.map(({ property, min, max }) => ({ key: invert(PROPERTIES)[property], min, max })),
    sort: SORTS[sort],
  };
}

function toMaterial(record: LegacyMaterial) {
  const { id, urlName, groupType, subtype, publishTime, language, languages, ...texts } = record;
  return {
    ...texts,
    id: String(id),
    slug: `${urlName}-${id}`,
    group: GROUPS[groupType],
    subtypes: translate(subtype, SUBTYPES),
    category: toTerm(record.category),
    publishedOn: publishTime,
    colors: record.colors.map(({ family, ...shade }) => ({ ...shade, family: toTerm(family) })),
    printers: record.printers.map(toTerm),
    addOns: record.addOns.map(toTerm),
    usages: record.usages.map(toTerm),
    biocompatibility: translate(record.biocompatibility, STANDARDS),
    specification: toSpecification(record),
    properties: new Map(record.params.map((param) => [PROPERTIES[param.key], toMeasurement(param)])),
    relatedIds: record.related.map(String),
    availableLocales: languages.flatMap(toLocale),
    servedLocale: toLocale(language)[0] ?? 'EN',
  };
}

function toSpecification({ process, params }: LegacyMaterial) {
  return [
    ...process.map(({ name, value }) => ({ name, text: value, measurement: null })),
    ...params.map((param) => ({ name: param.name, text: null, measurement: toMeasurement(param) })),
  ];
}

function toMeasurement({ value, unit, standard }: LegacyMaterial['params'][number]) {
  return { value, unit, standard: standard ?? null };
}

function toTerm({ code, name }: z.infer<typeof legacyTerm>) {
  return { id: code, label: name };
}

function toLocale(language: string) {
  return Object.values(locales).flatMap(({ content, graphql }) => (content === language ? [graphql] : []));
}

/** Codes in the words of the schema; a code that the schema does not know is left out. */
function translate<Word>(codes: readonly string[], words: Record<string, Word>): Word[] {
  return codes.flatMap((code) => words[code] ?? []);
}

function invert<Word extends string>(words: Record<string, Word>): Record<Word, string> {
  return Object.fromEntries(Object.entries(words).map(([code, word]) => [word, code])) as Record<Word, string>;
}
