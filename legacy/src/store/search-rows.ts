import { content } from '../../content/content.ts';
import { CONTENT_LANGUAGES, type ContentLanguage } from '../../content/text.ts';
import { fold } from './fold.ts';
import { textsOf } from './localize.ts';
import { recordKinds } from './record-kinds.ts';
import type { Tables } from './tables.ts';

/** Paths before the name of a record: they have a title, but lead nowhere by themselves. */
const BASES = [
  '/search',
  '/news',
  '/material/materialDetail',
  '/hardware/accessories/accessoriesDetail',
  '/aboutUs/events/detail',
  '/aboutUs/events/live',
  '/aboutUs/events/liveStream',
  '/aboutUs/resources/detail',
  '/application/moreApplication/cases',
];

type Found = { url: string; title: string; texts: string[] };

/**
 * Everything that a visitor can search for, in the order of equal results: pages, materials, records. What a record
 * and a page say of one address is found under the name of the record; untranslated records come last.
 */
export function toSearchRows(): Tables['search_entries'][] {
  return CONTENT_LANGUAGES.flatMap((language) => {
    const entries = new Map<string, Found>();
    for (const { url, title, texts } of [...pagesOf(language), ...materialsOf(language), ...recordsOf(language)]) {
      entries.set(url, { url, title, texts: [...(entries.get(url)?.texts ?? []), ...texts] });
    }
    return [...entries.values()].map(({ url, title, texts }, position) => ({
      language,
      url,
      title,
      folded_title: fold(title),
      folded_words: fold(texts.join(' ').replace(/<[^>]*>/g, ' ')),
      position,
    }));
  });
}

function recordsOf(language: ContentLanguage): Found[] {
  const records = Object.values(recordKinds).flat();
  const isTranslated = ({ languages }: { languages: ContentLanguage[] }) => languages.includes(language);
  const inOrder = [...records.filter(isTranslated), ...records.filter((record) => !isTranslated(record))];
  return inOrder.flatMap(({ url, inLanguage }) => {
    const { title, texts } = inLanguage(language);
    return url ? [{ url, title, texts }] : [];
  });
}

function materialsOf(language: ContentLanguage): Found[] {
  return content.materials.map((material) => ({
    url: `/material/materialDetail/${material.slug}-${material.id}`,
    title: material.name[language],
    texts: textsOf(material, language),
  }));
}

function pagesOf(language: ContentLanguage): Found[] {
  return content.tdk
    .filter((row) => row.language === language && !BASES.includes(row.page_url))
    .map((row) => ({
      url: row.page_url,
      title: row.seo_title.replace(/ \| [^|]*$/, ''),
      texts: [row.seo_title, row.seo_describe, row.seo_keyword],
    }));
}
