import type { MaterialRecord } from '../../content/materials/record.ts';
import { CONTENT_LANGUAGES, type ContentLanguage, type Text } from '../../content/text.ts';
import type { Tables } from './tables.ts';

type Block = { title: Text; text: Text };

/** Translated part of a material, stored as JSON. */
export type MaterialDetail = {
  summary: string;
  colors: { family: string; name: string; hex: string }[];
  certifications: { title: string; text: string }[];
  features: { title: string; text: string }[];
  postProcessing: { title: string; text: string }[];
  applications: { title: string; text: string }[];
  instructions: { title: string; text: string }[];
};

/** Language-independent values that are never searched. */
export type MaterialSheet = { wavelengths: number[]; layerHeights: number[]; related: number[] };

export function toMaterialRows(record: MaterialRecord) {
  const { id, wavelengths, layerHeights, related } = record;
  const sheet: MaterialSheet = { wavelengths, layerHeights, related };
  return {
    material: {
      id,
      slug: record.slug,
      group_code: record.group,
      published_on: record.publishedOn,
      sheet: JSON.stringify(sheet),
    },
    texts: CONTENT_LANGUAGES.map((language) => toTextRow(record, language)),
    tags: toTagRows(record),
    properties: Object.entries(record.properties).map(([key, value]) => ({ material_id: id, key, value })),
  };
}

function toTextRow(record: MaterialRecord, language: ContentLanguage): Tables['material_texts'] {
  const inLanguage = (blocks: Block[]) =>
    blocks.map((block) => ({ title: block.title[language], text: block.text[language] }));
  const detail: MaterialDetail = {
    summary: record.summary[language],
    colors: record.colors.map((color) => ({ ...color, name: color.name[language] })),
    certifications: record.certifications.map(({ name, detail: text }) => ({
      title: name[language],
      text: text[language],
    })),
    features: inLanguage(record.features),
    postProcessing: inLanguage(record.postProcessing),
    applications: inLanguage(record.applications),
    instructions: inLanguage(record.instructions),
  };
  return { material_id: record.id, language, name: record.name[language], detail: JSON.stringify(detail) };
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
