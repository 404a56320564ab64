import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '../src/store/localize.ts';
import { toSearchRows } from '../src/store/search-rows.ts';
import { content } from './content.ts';
import { phrases, texts } from './testing/records.ts';

const completeLanguages: string[] = localeCodes
  .filter((code) => locales[code].records === 'ALL')
  .map((code) => locales[code].content);

/** A place for each part of a text that a pattern finds. */
function faultsIn(some: typeof phrases, pattern: RegExp, advice: string): string[] {
  return some.flatMap(({ place, words }) =>
    [...words.matchAll(pattern)].map(([found]) => `${place}: ${advice} in "${found}"`),
  );
}

const placesOf = (some: { place: string }[]) => some.map(({ place }) => place);

describe('texts of the content', () => {
  it('R5 are in every complete language, except what exists in English or Chinese only', () => {
    const partial: object[] = [
      ...content.news,
      ...content.knowledge.filter(({ module }) => /events|caseStudies/.test(module)),
    ];
    const whole = texts.filter(({ record }) => !partial.includes(record));
    const missing = whole.flatMap(({ place, text }) =>
      completeLanguages.filter((language) => !(language in text)).map((language) => `${place}: no ${language}`),
    );
    expect(whole.length).toBeGreaterThan(3000);
    expect(missing).toEqual([]);
    for (const record of content.news) {
      const languages = languagesOf(record).filter((language) => completeLanguages.includes(language));
      expect(languages, `news ${record.id}`).toEqual(['en', 'zh']);
    }
    expect(completeLanguages).toEqual(expect.arrayContaining(['en', 'zh', 'de']));
  });

  it('are nowhere empty', () => {
    expect(placesOf(phrases.filter(({ words }) => words.trim() === ''))).toEqual([]);
  });

  it('have Chinese punctuation in Chinese', () => {
    const chinese = phrases.filter(({ language }) => language === 'zh');
    const latin = /.{0,4}(?:[\u4e00-\u9fff][,;:!?]|[,;:!?][\u4e00-\u9fff]).{0,4}/g;
    expect(faultsIn(chinese, latin, 'use ，；：！？')).toEqual([]);
  });

  it('name the country of a customer first in Chinese', () => {
    const customers = content.knowledge.flatMap((record) => ('customer' in record ? [record.customer.zh] : []));
    expect(customers.length).toBeGreaterThan(10);
    expect(customers.filter((customer) => !/^\p{Script=Han}+ · [^，·]+$/u.test(customer))).toEqual([]);
  });

  it('keep a number and its unit on one line', () => {
    const units = '°C|%|MPa|µm|mm|nm|min|mPa|g/cm³|kg|h|s|l|ml|J/m|mW';
    const parted = new RegExp(`[\\d.,]*\\d (?:${units})(?![A-Za-z])`, 'g');
    expect(faultsIn(phrases, parted, 'use U+00A0 for the space')).toEqual([]);
  });

  it('have markup only where it is read as markup', () => {
    const plain = phrases.filter(({ name }) => name !== 'content');
    expect(faultsIn(plain, /<\/?[a-z][^>]*>|&[a-z]+;/gi, 'write no markup')).toEqual([]);
  });

  it('lead only to pages and records that exist', () => {
    const known = new Set([...content.tdk.map(({ page_url }) => page_url), ...toSearchRows().map(({ url }) => url)]);
    const links = phrases.flatMap(({ place, words }) =>
      [...words.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => ({ place, url })),
    );
    const recommended = content.recommendedLinks.map(({ id, url }) => ({ place: `recommendedLinks ${id}`, url }));
    const urls = [...links, ...recommended];
    expect(urls.length).toBeGreaterThan(100);
    const broken = urls.filter(({ url }) => !known.has(url.replace(/[?#].*$/, '')));
    expect(broken.map(({ place, url }) => `${place}: ${url}`)).toEqual([]);
  });
});
