import { type ContentLanguage, contentLanguages } from '@heliograph/schema/locales.ts';
import { bottlePicture, layerHeightName, properties, wavelengthName } from '../../content/materials/sheet.ts';
import type { Database } from './database.ts';
import { localize } from './localize.ts';
import type { MaterialDetail, MaterialSheet } from './material-rows.ts';
import { toPicture } from './pictures.ts';
import type { Tables } from './tables.ts';
import { readTerms, type Term } from './terms.ts';
import { readUpdateTimes } from './update-times.ts';

type Rows = {
  materials: Tables['materials'][];
  texts: Tables['material_texts'][];
  tags: Tables['material_tags'][];
  values: Tables['material_properties'][];
  terms: Map<string, Term[]>;
};

/** Reads materials in one language, in the order of `ids`; skips unknown ids. */
export async function readMaterials(db: Database, ids: number[], language: ContentLanguage) {
  const updatedAt = await readUpdateTimes(db, 'material', ids.map(String));
  const bodies = await readMaterialBodies(db, ids, language);
  return bodies.map((body) => ({ ...body, updatedAt: updatedAt.get(String(body.id)) }));
}

/** Without the time of their last change. */
export async function readMaterialBodies(db: Database, ids: number[], language: ContentLanguage) {
  if (ids.length === 0) return [];
  const [materials, texts, tags, values, terms] = await Promise.all([
    db.selectFrom('materials').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('material_texts').selectAll().where('material_id', 'in', ids).execute(),
    db.selectFrom('material_tags').selectAll().where('material_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('material_properties').selectAll().where('material_id', 'in', ids).execute(),
    readTerms(db, language),
  ]);
  return ids.flatMap((id) => toMaterial(id, language, { materials, texts, tags, values, terms }));
}

function toMaterial(id: number, language: ContentLanguage, rows: Rows) {
  const row = rows.materials.find((one) => one.id === id);
  const translations = rows.texts.filter((text) => text.material_id === id);
  const served = translations.some((one) => one.language === language) ? language : 'en';
  const text = translations.find((one) => one.language === served);
  if (!row || !text) return [];
  const tags = rows.tags.filter((tag) => tag.material_id === id);
  const codes = (kind: string) => tags.filter((tag) => tag.kind === kind).map(({ code }) => code);
  const named = (kind: string) => codes(kind).map((code) => termOf(rows.terms, kind, code));
  const detail: MaterialDetail = JSON.parse(text.detail);
  const material = {
    id,
    urlName: row.slug,
    name: text.name,
    groupType: row.group_code,
    subtype: codes('subtype'),
    publishTime: row.published_on,
    category: named('category')[0],
    ...detail,
    colors: detail.colors.map(({ family, ...shade }) => ({ ...shade, family: termOf(rows.terms, 'color', family) })),
    printers: named('printer'),
    addOns: named('addOn'),
    usages: named('usage'),
    biocompatibility: codes('biocompatibility'),
    ...toSheet(row, rows, language),
    picture: toPicture({ name: `resins/${id}`, alt: localize(bottlePicture, served).replace('{name}', text.name) }),
    language: served,
    languages: contentLanguages.filter((one) => translations.some((text) => text.language === one)),
  };
  return [material];
}

/** Measured values in data sheet order, printing parameters, and the values that are never searched. */
function toSheet(row: Tables['materials'], { values, terms }: Rows, language: ContentLanguage) {
  const { productStandard, ...sheet }: MaterialSheet = JSON.parse(row.sheet);
  const { wavelengths, layerHeights } = sheet;
  return {
    params: Object.entries(properties).flatMap(([key, { unit, standard }]) => {
      const measured = values.find((value) => value.material_id === row.id && value.key === key);
      return measured
        ? [
            {
              key,
              name: termOf(terms, 'property', key).name,
              value: measured.value,
              unit,
              standard: standard ?? productStandard,
            },
          ]
        : [];
    }),
    process: [
      { key: 'wavelength', name: localize(wavelengthName, language), value: `${wavelengths.join(' / ')} nm` },
      { key: 'layerHeights', name: localize(layerHeightName, language), value: `${layerHeights.join(' / ')} µm` },
    ],
    ...sheet,
  };
}

function termOf(terms: Map<string, Term[]>, kind: string, code: string): Term {
  return terms.get(kind)?.find((term) => term.code === code) ?? { code, name: code };
}
