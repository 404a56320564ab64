import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import type { MaterialRecord, ProductStandard } from '../../content/materials/record.ts';
import { resinFamilyOf } from '../../content/materials/safety/families.ts';
import type { ResinFamilyId } from '../../content/materials/safety/record.ts';
import { type Localized, languagesOf, localize } from './localize.ts';
import type { Tables } from './tables.ts';

/** Translated part of a material, stored as JSON. */
export type MaterialDetail = {
  summary: string;
  colors: { family: string; name: string; hex: string }[];
  certifications: { title: string; text: string }[];
  features: { title: string; text: string }[];
  postProcessing: { title: string; text: string }[];
  applications: { title: string; text: string }[];
  instructions: { title: string; text: string }[];
  casting: Localized<NonNullable<MaterialRecord['casting']>> | null;
};

/** Language-independent values that are never searched. */
export type MaterialSheet = {
  wavelengths: number[];
  layerHeights: number[];
  related: number[];
  resinFamily: ResinFamilyId;
  productStandard: ProductStandard | null;
} & ReturnType<typeof toTradeFacts>;

export function toMaterialRows(record: MaterialRecord) {
  const { id, wavelengths, layerHeights, related, productStandard = null } = record;
  const resinFamily = resinFamilyOf[record.category];
  const printing = { wavelengths, layerHeights, related, resinFamily, productStandard };
  const sheet: MaterialSheet = { ...printing, ...toTradeFacts(record) };
  return {
    material: {
      id,
      slug: record.slug,
      group_code: record.group,
      published_on: record.publishedOn,
      sheet: JSON.stringify(sheet),
    },
    texts: languagesOf(record).map((language) => toTextRow(record, language)),
    tags: toTagRows(record),
    properties: Object.entries(record.properties).map(([key, value]) => ({ material_id: id, key, value })),
  };
}

/** Null where the maker has not filled in a value. */
function toTradeFacts(record: MaterialRecord) {
  const { bodyContact, registrations = [], storage, shelfLifeMonths = null, packs = [] } = record;
  return {
    bodyContact,
    registrations: registrations.map((one) => ({ number: null, marking: null, notifiedBody: null, ...one })),
    storage,
    shelfLifeMonths,
    packs: packs.map((pack) => ({ prices: [], ...pack })),
  };
}

function toTextRow(record: MaterialRecord, language: ContentLanguage): Tables['material_texts'] {
  const { name, summary, colors, certifications, ...blocks } = localize(record, language);
  const { features, postProcessing, applications, instructions, casting = null } = blocks;
  const detail: MaterialDetail = {
    summary,
    colors,
    certifications: certifications.map(({ name: title, detail: text }) => ({ title, text })),
    features,
    postProcessing,
    applications,
    instructions,
    casting,
  };
  return { material_id: record.id, language, name, detail: JSON.stringify(detail) };
}

function toTagRows(record: MaterialRecord): Tables['material_tags'][] {
  const codes: Record<string, readonly string[]> = {
    subtype: record.subtypes,
    category: [record.category],
    color: [...new Set(record.colors.map((color) => color.family))],
    printer: record.printers,
    addOn: record.addOns,
    usage: record.usages,
    biocompatibility: record.biocompatibility,
  };
  return Object.entries(codes).flatMap(([kind, list]) =>
    list.map((code, position) => ({ material_id: record.id, kind, code, position })),
  );
}
