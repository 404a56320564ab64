import { describe, expect, it } from 'vitest';
import { languagesOf } from '../src/store/localize.ts';
import { content } from './content.ts';
import { CONTENT_LANGUAGES } from './text.ts';

type Leaf = { path: string; text: Record<string, unknown> };

/** Every text of a record, with the way to it. */
function textsOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ path, text: value as Record<string, unknown> }];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

/** The names of countries come from a library. */
const { tdk, countries: _countries, ...written } = content;
const leaves = textsOf(written);

const numbersOf = (records: readonly { id: number }[]) => new Set(records.map(({ id }) => id));
const productIds = numbersOf(content.products);
const materialIds = numbersOf(content.materials);
const strangers = (ids: readonly number[], known: Set<number>) => ids.filter((id) => !known.has(id));

describe('content', () => {
  it('R5 says everything in English, Chinese and German, except what exists in fewer languages', () => {
    const partial = [...content.news, ...content.knowledge.filter(({ module }) => /events|caseStudies/.test(module))];
    const { news: _news, knowledge, ...whole } = written;
    const translated = [whole, knowledge.filter((record) => !partial.includes(record))].flatMap((part) =>
      textsOf(part),
    );
    const missing = translated.filter(({ text }) => CONTENT_LANGUAGES.some((language) => !(language in text)));
    expect(translated.length).toBeGreaterThan(3000);
    expect(missing.map(({ path }) => path)).toEqual([]);
    for (const { languages } of content.news.map((record) => ({ languages: languagesOf(record) }))) {
      expect(languages).toEqual(['en', 'zh']);
    }
  });

  it('leaves no text empty', () => {
    const empty = leaves.filter(({ text }) =>
      Object.values(text).some((words) => typeof words !== 'string' || words.trim() === ''),
    );
    expect(empty.map(({ path }) => path)).toEqual([]);
  });

  it('writes Chinese with Chinese punctuation', () => {
    const wrong = leaves.filter(({ text }) => /[\u4e00-\u9fff][,;:!?]|[,;:!?][\u4e00-\u9fff]/.test(String(text.zh)));
    expect(wrong.map(({ path, text }) => `${path}: ${text.zh}`)).toEqual([]);
  });

  it('keeps a number and its unit on one line', () => {
    const units = '°C|%|MPa|µm|mm|nm|min|mPa|g/cm³|kg|h|s|l|ml|J/m|mW';
    const broken = new RegExp(`\\d (?:${units})(?![A-Za-z])`);
    const wrong = leaves.filter(({ text }) => Object.values(text).some((one) => broken.test(String(one))));
    expect(
      wrong.map(({ path, text }) => `${path}: ${Object.values(text).find((one) => broken.test(String(one)))}`),
    ).toEqual([]);
  });

  it('numbers the records of each kind once', () => {
    const { terms: _terms, certificates, ...kinds } = written;
    for (const [kind, records] of Object.entries(kinds)) {
      const ids = records.map((record) => record.id);
      expect(new Set(ids).size, kind).toBe(ids.length);
      expect(ids.length, kind).toBeGreaterThan(0);
    }
    expect(new Set(certificates.map(({ number }) => number)).size).toBe(certificates.length);
  });

  it('names only products and materials that exist', () => {
    for (const { id, fits } of content.products) expect(strangers(fits, productIds), `product ${id}`).toEqual([]);
    for (const { id, products } of content.news) expect(strangers(products, productIds), `news ${id}`).toEqual([]);
    for (const { id, products, materials } of [...content.knowledge, ...content.liveStreams]) {
      expect([strangers(products, productIds), strangers(materials, materialIds)], `record ${id}`).toEqual([[], []]);
    }
    for (const { id, products } of content.supportTopics) expect(strangers(products, productIds), `${id}`).toEqual([]);
    for (const { id, category, material, printer } of content.samples) {
      expect(numbersOf(content.sampleCategories), `sample ${id}`).toContain(category);
      expect(content.materials.find((one) => one.id === material)?.printers, `sample ${id}`).toContain(String(printer));
    }
  });

  it('leads only to paths that have a title, in every link of a text', () => {
    const paths = new Set(tdk.map(({ page_url }) => page_url));
    const details =
      /^\/(?:news|material\/materialDetail|hardware\/accessories\/accessoriesDetail|aboutUs\/(?:resources|events)\/detail|aboutUs\/events\/live|application\/moreApplication\/cases)\/[\w-]+$/;
    const links = leaves.flatMap(({ text }) =>
      Object.values(text).flatMap((html) => [...String(html).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)),
    );
    const urls = [...links, ...content.recommendedLinks.map(({ url }) => url)];
    const broken = urls.filter((url) => !paths.has(url.replace(/[?#].*$/, '')) && !details.test(url));
    expect(urls.length).toBeGreaterThan(100);
    expect([...new Set(broken)]).toEqual([]);
  });

  it('R229 R357 has the printers of the specification with their figures', () => {
    const volumes = Object.fromEntries(
      content.products.map(({ urlName, buildVolume: v }) => [urlName, v && [v.width, v.depth, v.height]]),
    );
    expect(volumes).toMatchObject({
      A2D: [144, 81, 110],
      A2D_4K: [206, 116, 110],
      A3D: [159, 144, 110],
      'chairside-3d-printer': [124.8, 70.2, 70],
      Reflex: [192, 121, 220],
      'Reflex-RS': [222, 122, 228],
    });
    const prices = content.products.flatMap(({ urlName, price }) => (price ? [[urlName, price.amount]] : []));
    expect(Object.fromEntries(prices)).toEqual({ Reflex: 1399, 'ultraCraft-wash': 359, 'ultraCraft-cure': 749 });
  });

  describe('materials', () => {
    const { materials } = content;

    it('have an address and a day of their own', () => {
      expect(materials.length).toBeGreaterThanOrEqual(24);
      expect(new Set(materials.map(({ slug }) => slug)).size).toBe(materials.length);
      for (const { slug } of materials) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const { publishedOn } of materials) expect(new Date(publishedOn).toISOString()).toContain(publishedOn);
    });

    it('name only materials that exist as related, and never themselves', () => {
      for (const { id, related } of materials) {
        expect(strangers(related, materialIds), `related of ${id}`).toEqual([]);
        expect(related, `related of ${id}`).not.toContain(id);
      }
    });

    it('R173 cover every field of use of the group it belongs to', () => {
      const fields = materials.flatMap(({ group, subtypes }) => subtypes.map((subtype) => `${group}-${subtype}`));
      expect([...new Set(fields)].toSorted()).toEqual([
        '1-casting',
        '1-design',
        '1-modeling',
        '1-molding',
        '1-production',
        '1-tooling',
        '2-performance',
      ]);
    });
  });
});
