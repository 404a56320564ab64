import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '#ui/format-price.ts';
import { allSites, sites } from '../sites.ts';
import { followRedirects } from './redirects.ts';
import { get, getPage, query, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const { de, en } = sites;
const { specification } = en.messages.Products.sections;
/** Start of validity of the published prices. */
const PRICES_FROM = '2025-09-01';

const withPlainSpaces = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');

describe.each(allSites)('prices in $locale', ({ locale, tag, path, messages: { Products } }) => {
  it.each([
    ['Reflex', 1399],
    ['ultraCraft-wash', 359],
    ['ultraCraft-cure', 749],
  ] as const)(`R357 %s costs %i dollars in ${locale}, also in structured data`, async (machine, amount) => {
    const $ = await getPage(path(`/hardware/${machine}`));
    expect(textsOf($, 'main')[0]).toContain(withPlainSpaces(formatPrice(`${amount}`, 'USD', tag)));
    expect(structuredDataOf($, 'Product')).toEqual([
      expect.objectContaining({
        offers: expect.objectContaining({ price: `${amount}.00`, priceCurrency: 'USD', validFrom: PRICES_FROM }),
      }),
    ]);
  });

  it('Q47 have a date since when they are valid', async () => {
    const date = new Date(PRICES_FROM).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
    const $ = await getPage(path('/hardware/Reflex'));
    expect(textsOf($, 'main p')).toContain(withPlainSpaces(Products.priceFrom.replace('{date}', date)));
  });

  it('R130 without a price, a machine has no product structured data', async () => {
    const $ = await getPage(path('/hardware/A2D_4K'));
    expect(textsOf($, 'h1')).toEqual(['UltraCraft A2D 4K']);
    expect(structuredDataOf($, 'Product')).toEqual([]);
  });
});

it('R222 R359 the data sheet labels each value', async () => {
  const $ = await getPage('/hardware/A2D_4K');
  const sheet = rowsOf($, `main section:has(> h2:contains("${specification}")) table`);
  expect(sheet).toMatchObject({
    'Build volume': '206 × 116 × 110 mm (8.1 × 4.6 × 4.3 in)',
    'Projector resolution': '3840 × 2160 px with XPR, 1920 × 1080 px native',
    'Pixel size': '53 µm',
    'Half a pixel, calculated': '±26.8 µm',
    Wavelength: '385 nm',
    'Light source life': 'over 30,000 h',
  });
});

/** Figures of the specification, as English pages write them. */
const SHEETS = [
  ['R129 R358', 'A2D', ['144 × 81 × 110 mm', '1920 × 1080 px', '±37.5 µm']],
  ['R133 R360', 'A3D', ['159 × 144 × 110 mm', '150 s', '90 s']],
  ['R137 R361', 'chairside-3d-printer', ['124.8 × 70.2 × 70 mm']],
  ['R143 R362', 'Reflex', ['192 × 121 × 220 mm', '33 µm', '±16 µm', '27 mm/h']],
  ['R144 R363', 'Reflex-RS', ['222 × 122 × 228 mm', '29.7 µm', '30–100 µm']],
] as const;

describe.each([
  { site: sites.en, write: (figure: string) => figure },
  { site: sites.cn, write: (figure: string) => figure },
  {
    site: de,
    write: (figure: string) =>
      figure
        .replaceAll(/(\d)\.(\d)/g, '$1,$2')
        .replace('–', ' bis ')
        .replace('px', 'Pixel'),
  },
])('data sheets in $site.locale', ({ site: { path, messages }, write }) => {
  it.each(SHEETS)(
    '%s the data sheet of %s has the figures of the specification',
    async (_numbers, machine, figures) => {
      const $ = await getPage(path(`/hardware/${machine}`));
      const table = `main section:has(> h2:contains("${messages.Products.sections.specification}")) table`;
      const values = Object.values(rowsOf($, table)).map((value) => value.replace(/ \([\d.× ]+ in\)$/, ''));
      expect(values).toEqual(expect.arrayContaining(figures.map(write)));
    },
  );
});

it('R358 R361 R362 R363 the list of machines draws the build volumes of all printers', async () => {
  const { products } = await query('{ products(filter: { kind: PRINTER }) { totalCount } }');
  const $ = await getPage('/hardware');
  const captions = $('main article figure:has(svg) figcaption').toArray();
  const texts = captions.map((caption) => withPlainSpaces($(caption).text()));
  expect(texts).toHaveLength(products.totalCount);
  for (const size of ['144 × 81 × 110 mm', '124.8 × 70.2 × 70 mm', '192 × 121 × 220 mm', '222 × 122 × 228 mm']) {
    expect(texts).toContainEqual(expect.stringContaining(size));
  }
});

it('R129 the home page links to a machine', async () => {
  const $ = await getPage(de.path('/'));
  expect(textsOf($, 'main li a[href="/de/hardware/A2D_4K"]')).toEqual(['A2D 4K']);
});

it.each([
  ['/hardware/detail?id=9', '/hardware/Reflex'],
  ['/cn/hardware/detail?id=34', '/cn/hardware/hive'],
  ['/de/hardware/detail?id=217', '/de/hardware/accessories/accessoriesDetail/reflex-wash-217'],
  ['/hardware/detail/9', '/hardware/Reflex'],
  ['/hardware/9', '/hardware/Reflex'],
  ['/hardware/detail', '/hardware'],
  ['/de/hardware/detail?id=', '/de/hardware'],
  ['/cn/hardware/detail?id=Reflex', '/cn/hardware'],
  ['/de/hardware/a2d_4k', '/de/hardware/A2D_4K'],
])('R138 Q24 redirects %s to %s', async (from, to) => {
  expect(await followRedirects(from)).toEqual({ status: 308, path: to });
});

it.each(allSites)('R138 Q24 an id that no product has responds with 404 in $locale', async ({ path, messages }) => {
  for (const address of ['/hardware/detail?id=99999', '/hardware/detail/99999', '/hardware/detail/0']) {
    const { status, html } = await get(path(address));
    expect([address, status, html.includes(messages.NotFound.title)]).toEqual([address, 404, true]);
  }
});

it('R323 responds with 404 for unknown machines', async () => {
  const { status, html } = await get(de.path('/hardware/A9Z'));
  expect([status, html.includes(de.messages.NotFound.title)]).toEqual([404, true]);
});

function rowsOf($: CheerioAPI, table: string): Record<string, string> {
  const rows = $(`${table} tbody tr`).toArray();
  return Object.fromEntries(rows.map((row) => [$('th', row).text(), withPlainSpaces($('td', row).text())] as const));
}
