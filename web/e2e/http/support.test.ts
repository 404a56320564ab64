import { describe, expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { get, getPage, getTitle, query, textsOf } from './site.ts';

type Printer = { slug: string; hasSupport: boolean };

const pathOf = (slug: string) => `/hardware/${slug}/3d-printer-support`;

describe('printer support', () => {
  it('R152 Q25 exists only for supported printers, with its own title', async () => {
    const { products } = await query(
      '{ products(filter: { kind: PRINTER }, pageSize: 100) { items { slug hasSupport } } }',
    );
    const slugsOf = (some: Printer[]) => some.map(({ slug }) => slug);
    const supported = slugsOf(products.items.filter(({ hasSupport }: Printer) => hasSupport));
    const others = slugsOf(products.items.filter(({ hasSupport }: Printer) => !hasSupport));
    expect(supported).toHaveLength(13);
    expect(supported).toEqual(
      expect.arrayContaining(['A2D', 'Reflex', 'A3D', 'chairside-3d-printer', 'ChairSide_Pro']),
    );
    const titles = await Promise.all(supported.map((slug) => getTitle(pathOf(slug))));
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(supported.length);
    for (const slug of [...others, 'hive', 'nothing']) {
      expect([slug, (await get(pathOf(slug))).status]).toEqual([slug, 404]);
    }
  });

  it.each(allSites)(
    'R152 R304 Q32 shows the maintenance schedule, and support articles by topic, in $locale',
    async ({ path, messages }) => {
      const $ = await getPage(path(pathOf('A2D')));
      expect(textsOf($, 'main h2')).toEqual([
        messages.Support.errorCodes.title,
        expect.stringMatching(/^(Maintenance schedule|保养计划|Wartungsplan)$/),
        ...Object.values(messages.Support.topics),
        messages.Support.more,
        messages.Closing.support.title,
      ]);
      const articles = $('main details').toArray();
      expect(articles.length).toBeGreaterThan(10);
      expect(articles.filter((article) => $('p, ol, ul', article).length === 0)).toEqual([]);
    },
  );
});
