import { layerHeightName, properties, wavelengthName } from '../../content/materials/sheet.ts';
import type { ContentLanguage } from '../../content/text.ts';
import type { Database } from './database.ts';
import type { MaterialDetail, MaterialSheet } from './material-rows.ts';
import { readTerms, type Term } from './terms.ts';

/** Reads materials in one language, in the order of the ids; unknown ids are left out. */
export async function readMaterials(db: Database, ids: number[], language: ContentLanguage) {
  if (ids.length === 0) return [];
  const [rows, texts, tags, values, terms] = await Promise.all([
    db.selectFrom('materials').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('material_texts').selectAll().where('material_id', 'in', ids).execute(),
    db.selectFrom('material_tags').selectAll().where('material_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('material_properties').selectAll().where('material_id', 'in', ids).execute(),
    readTerms(db, language),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const translations = texts.filter((text) => text.material_id === id);
    const text =
      translations.find((one) => one.language === language) ?? translations.find((one) => one.language === 'en');
    if (!row || !text) return [];
    const detail: MaterialDetail = JSON.parse(text.detail);
    const sheet: MaterialSheet = JSON.parse(row.sheet);
    const codes = (kind: string) =>
      tags.filter((tag) => tag.material_id === id && tag.kind === kind).map((tag) => tag.code);
    const named = (kind: string) => codes(kind).map((code) => termOf(terms, kind, code));
    return {
      id,
      urlName: row.slug,
      name: text.name,
      groupType: row.group_code,
      subtype: codes('subtype'),
      publishTime: row.published_on,
      category: named('category')[0],
      ...detail,
      colors: detail.colors.map(({ family, ...shade }) => ({ ...shade, family: termOf(terms, 'color', family) })),
      printers: named('printer'),
      addOns: named('addOn'),
      usages: named('usage'),
      biocompatibility: codes('biocompatibility'),
      params: toParams(
        values.filter((value) => value.material_id === id),
        terms,
      ),
      process: [
        { name: wavelengthName[language], value: `${sheet.wavelength} nm` },
        { name: layerHeightName[language], value: `${sheet.layerHeights.join(' / ')} µm` },
      ],
      related: sheet.related,
      language: text.language,
      languages: translations.map((one) => one.language),
    };
  });
}

function termOf(terms: Map<string, Term[]>, kind: string, code: string): Term {
  return terms.get(kind)?.find((term) => term.code === code) ?? { code, name: code };
}

/** Measured values in the order of the data sheet. */
function toParams(values: { key: string; value: number }[], terms: Map<string, Term[]>) {
  return Object.entries(properties).flatMap(([key, { unit, standard }]) => {
    const measured = values.find((value) => value.key === key);
    return measured ? [{ key, name: termOf(terms, 'property', key).name, value: measured.value, unit, standard }] : [];
  });
}
