import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import { properties } from '../../content/materials/sheet.ts';
import type { Database } from './database.ts';
import { RANGED_PROPERTIES } from './material-query.ts';
import { readTerms } from './terms.ts';

/** Values for the filter controls: terms in use, and the range of each property. */
export async function readParameterRanges(db: Database, language: ContentLanguage) {
  const [terms, used, spans] = await Promise.all([
    readTerms(db, language),
    db.selectFrom('material_tags').select(['kind', 'code']).distinct().execute(),
    db
      .selectFrom('material_properties')
      .select(({ fn }) => ['key', fn.min('value').as('min'), fn.max('value').as('max')])
      .where('key', 'in', RANGED_PROPERTIES)
      .groupBy('key')
      .execute(),
  ]);
  const occurring = (kind: string) =>
    (terms.get(kind) ?? []).filter(({ code }) => used.some((tag) => tag.kind === kind && tag.code === code));
  return {
    category: occurring('category'),
    color: occurring('color'),
    printer: occurring('printer'),
    usage: occurring('usage'),
    addOn: occurring('addOn'),
    biocompatibility: used
      .filter(({ kind }) => kind === 'biocompatibility')
      .map(({ code }) => code)
      .toSorted(byNumber),
    params: RANGED_PROPERTIES.flatMap((key) => {
      const span = spans.find((one) => one.key === key);
      const name = terms.get('property')?.find(({ code }) => code === key)?.name ?? key;
      const { unit, standard } = properties[key];
      return span ? [{ key, name, unit, standard, min: span.min, max: span.max }] : [];
    }),
  };
}

/** Sorts `ISO 10993-5` before `ISO 10993-10`. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
