import { type ContentLanguage, contentLanguages } from '@heliograph/schema/locales.ts';
import { content } from '../../content/content.ts';
import { tdkPages } from '../../content/tdk.ts';
import { localize, servedLanguageOf, textsOf } from './localize.ts';
import { normalizeText } from './normalize-text.ts';
import { recordKinds } from './record-kinds.ts';
import type { Tables } from './tables.ts';

type Found = { url: string; title: string; texts: string[] };

/**
 * Search index entries, in the order of equally ranked results: machines, pages, materials, then the other records,
 * translated ones first. A page and a record with the same URL share an entry with the record's title. English titles
 * are found, and rank, in every language, as the trade uses English terms.
 */
export function toSearchRows(): Tables['search_entries'][] {
  const english = toEntries('en');
  return contentLanguages.flatMap((language) => {
    const found = [...toEntries(language).values()].map((entry) => ({
      ...entry,
      titles: [entry.title, english.get(entry.url)?.title ?? ''],
    }));
    const isMachine = ({ url }: Found) => machineUrls.has(url);
    return [...found.filter(isMachine), ...found.filter((entry) => !isMachine(entry))].map(
      ({ url, title, titles, texts }, position) => ({
        language,
        url,
        title,
        folded_title: normalizeText(titles.join(' ')),
        folded_words: normalizeText([...texts, ...titles].join(' ').replace(/<[^>]*>/g, ' ')),
        position,
      }),
    );
  });
}

function toEntries(language: ContentLanguage): Map<string, Found> {
  const entries = new Map<string, Found>();
  for (const { url, title, texts } of [...pagesOf(language), ...materialsOf(language), ...recordsOf(language)]) {
    entries.set(url, { url, title, texts: [...(entries.get(url)?.texts ?? []), ...texts] });
  }
  return entries;
}

const machineUrls = new Set(
  recordKinds.product
    .filter(({ tags }) => !tags.some(({ name, code }) => name === 'kind' && code === 'accessory'))
    .map(({ url }) => url),
);

function recordsOf(language: ContentLanguage): Found[] {
  const records = Object.values(recordKinds).flat();
  const isTranslated = ({ languages }: { languages: ContentLanguage[] }) => languages.includes(language);
  const inOrder = [...records.filter(isTranslated), ...records.filter((record) => !isTranslated(record))];
  return inOrder.flatMap(({ url, inLanguage }) => {
    const { title, texts, body } = inLanguage(language);
    const summary = findLocalizedSummary(body);
    return url
      ? [{ url, title: summary?.title ?? title, texts: [...texts, ...Object.values(summary ?? {}).flat()] }]
      : [];
  });
}

/** The short version of an untranslated record in the language. */
function findLocalizedSummary(body: {
  localizedSummary?: ({ title: string } & Record<string, string | string[]>) | null;
}) {
  return body.localizedSummary ?? null;
}

function materialsOf(language: ContentLanguage): Found[] {
  return content.materials.map((material) => {
    const served = servedLanguageOf(material, language);
    const url = `/material/materialDetail/${material.slug}-${material.id}`;
    return { url, title: localize(material.name, served), texts: textsOf(material, served) };
  });
}

function pagesOf(language: ContentLanguage): Found[] {
  return tdkPages
    .filter(({ isFound }) => isFound !== false)
    .map(({ url, ...texts }) => ({ url, title: localize(texts.title, language), texts: textsOf(texts, language) }));
}
