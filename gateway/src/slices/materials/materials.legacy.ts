import type {
  BiocompatibilityStandard,
  MaterialGroup,
  MaterialProperty,
  MaterialSort,
  MaterialSubtype,
} from '../../generated/resolvers.ts';
import { toPage } from '../../graphql/pagination.ts';
import { createRecordLoader, isRecordId } from '../../graphql/record-loader.ts';
import { createReverseLoader } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert, toEnumValue, toEnumValues } from '../../legacy/enum-map.ts';
import { GROUPS, PROPERTIES, SORTS, STANDARDS, SUBTYPES } from './material-enums.ts';
import { legacyParamRanges, material, materialPage } from './material-schemas.ts';
import type { Material } from './to-material.ts';

/** Larger than the number of materials. */
const ALL_PAGE_SIZE = 1_000;

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

export const NO_CRITERIA: MaterialCriteria = {
  categories: [],
  colors: [],
  printers: [],
  biocompatibility: [],
  usages: [],
  addOns: [],
  properties: [],
};

export type MaterialQuery = { criteria: MaterialCriteria; sort: MaterialSort; page: number; pageSize: number };

export async function findMaterials(legacy: LegacyClient, query: MaterialQuery) {
  const page = await legacy.get({ call: 'materialFind', payload: toPayload(query), schema: materialPage });
  const { items, totalCount } = toPage(page, query);
  return {
    totalCount,
    items,
    notSpecified: page.unspecified ?? [],
  };
}

/** Loads all materials of a scope in one call. */
export async function findAllMaterials(legacy: LegacyClient, scope: Pick<MaterialCriteria, 'group' | 'subtype'>) {
  const criteria = { ...NO_CRITERIA, ...scope };
  return (await findMaterials(legacy, { criteria, sort: 'DEFAULT', page: 1, pageSize: ALL_PAGE_SIZE })).items;
}

async function findMaterial(legacy: LegacyClient, id: string): Promise<Material | null> {
  return isRecordId(id) ? legacy.find({ call: 'materialFindById', params: { id }, schema: material }) : null;
}

export const materialLoader = createRecordLoader((legacy) => ({
  findOne: (id) => findMaterial(legacy, id),
  findAll: () => findAllMaterials(legacy, {}),
}));

export const materialsByPrinter = createReverseLoader(materialLoader, ({ printerIds }) => printerIds);

/** All values that filters accept, sorted and localized. */
export async function getMaterialTerms(legacy: LegacyClient) {
  const ranges = await legacy.get({ call: 'materialParamRanges', schema: legacyParamRanges });
  return {
    categories: ranges.category,
    colors: ranges.color,
    printers: ranges.printer,
    usages: ranges.usage,
    addOns: ranges.addOn,
    biocompatibility: toEnumValues(ranges.biocompatibility, STANDARDS),
    properties: ranges.params.flatMap(({ key, name, unit, standard }) => {
      const property = toEnumValue(key, PROPERTIES);
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
