import { describe, expect, it } from 'vitest';
import { footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { accessoryTypes, type TypeNumber, typeNumbers } from '#features/accessories/accessory-types.ts';
import { allSites, sites } from '../sites.ts';
import { followRedirects } from './redirects.ts';
import { attributesOf, get, getPage, query, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const LIST = '/hardware/accessories';
const WASH = `${LIST}/accessoriesDetail/reflex-wash-217`;
const TRAY = `${LIST}/accessoriesDetail/ultracraft-resin-tray-201`;
/** It fits one machine. */
const PLATFORM = `${LIST}/accessoriesDetail/chairside-flex-platform-204`;
const CHAIRSIDE = '/hardware/chairside-3d-printer';

describe.each(allSites)(
  'accessories in $locale',
  ({ locale, path, messages: { Accessories, Closing, Products, Site, Footer } }) => {
    it('R134 are all listed, grouped by type, with links to their pages and a request at the end', async () => {
      const $ = await getPage(path(LIST));
      const { products } = await query('{ products(filter: { kind: ACCESSORY }, pageSize: 100) { items { path } } }');
      const paths = products.items.map((one: { path: string }) => path(one.path));
      expect(paths.length).toBeGreaterThan(20);
      expect(textsOf($, 'h1')).toEqual([Accessories.title]);
      const types = typeNumbers.map((type) => Accessories.types[accessoryTypes[type]]);
      expect(textsOf($, 'main h2')).toEqual([...types, Accessories.spareParts, Closing.accessories.title]);
      expect(attributesOf($, 'main article h3 a', 'href').toSorted()).toEqual(paths.toSorted());
      const pictures = attributesOf($, 'main article img', 'src');
      expect(new Set(pictures).size).toBe(paths.length);
    });

    it.each(Object.keys(accessoryTypes))(`R134 Q22 type %s is available in ${locale}`, async (type) => {
      const { status, headers } = await get(path(`${LIST}?type=${type}`));
      expect([status, headers.get('location')]).toEqual([200, null]);
    });

    it('R135 an accessory has its data, its machines, and related parts', async () => {
      const $ = await getPage(path(PLATFORM));
      const closing = Products.closing.accessory.title.replace('{name}', textsOf($, 'h1')[0] ?? '');
      expect(textsOf($, 'main h2')).toEqual([...Object.values(Accessories.sections), closing]);
      expect(attributesOf($, sectionOf(Accessories.sections.fits), 'href')).toEqual([path(CHAIRSIDE)]);
      const { product } = await query('{ product(id: "204") { relatedAccessories { path } } }');
      expect(attributesOf($, sectionOf(Accessories.sections.related), 'href')).toEqual(
        product.relatedAccessories.map((one: { path: string }) => path(one.path)),
      );
    });

    it('R135 the title ends with the base title of accessories', async () => {
      const { seo } = await query(
        `query @inContext(locale: ${locale.toUpperCase()}) { seo(path: "${WASH}") { title } }`,
      );
      const $ = await getPage(path(WASH));
      expect($('title').text()).toMatch(new RegExp(`^${textsOf($, 'h1')[0]} – ${seo.title}`));
    });

    it('R135 has structured data that names the machines', async () => {
      const $ = await getPage(path(PLATFORM));
      const machine = expect.objectContaining({
        url: expect.stringMatching(new RegExp(`${path(CHAIRSIDE)}$`)),
      });
      expect(structuredDataOf($, 'Product')).toEqual([
        expect.objectContaining({ name: textsOf($, 'h1')[0], isAccessoryOrSparePartFor: [machine] }),
      ]);
    });

    it('R135 R182 the breadcrumbs lead to the list', async () => {
      const trail = `footer nav[aria-label="${Footer.breadcrumbs}"] a`;
      const $ = await getPage(path(WASH));
      expect(textsOf($, trail)).toEqual([Site.brand, footerCopy[locale].products, pageNames[locale][LIST]]);
      expect(attributesOf($, trail, 'href')).toEqual([path('/'), path('/hardware'), path(LIST)]);
    });

    it('R135 a machine links to its accessories, and to the list of them', async () => {
      const $ = await getPage(path('/hardware/A2D_4K'));
      const links = attributesOf($, sectionOf(Products.sections.accessories), 'href');
      expect(links).toContain(path(TRAY));
      expect(links).toContain(path(`${LIST}?printer=2`));
    });

    it('R49 search leads to the page of an accessory', async () => {
      const $ = await getPage(path('/search?key=Reflex%20Wash'));
      expect(attributesOf($, 'main ol a', 'href')).toContain(path(WASH));
    });
  },
);

it('R135 the list has a page in each language, announced to search engines', async () => {
  const { html: sitemap } = await get('/sitemap.xml');
  for (const { path } of allSites) {
    expect(sitemap).toContain(`${path(LIST)}</loc>`);
    expect(sitemap).toContain(`${path(WASH)}</loc>`);
  }
  const $ = await getPage(WASH);
  expect(attributesOf($, 'link[rel=alternate][hreflang]', 'hreflang').toSorted()).toEqual(
    ['x-default', ...allSites.map(({ tag }) => tag)].toSorted(),
  );
});

it.each([
  [`${LIST}/accessoriesDetail/an-older-name-217`, WASH],
  [`/de${LIST}/accessoriesDetail/217`, sites.de.path(WASH)],
  [`/cn${LIST}/accessoriesDetail`, sites.cn.path(LIST)],
])('R135 Q23 %s redirects to %s', async (from, to) => {
  expect(await followRedirects(from)).toEqual({ status: 308, path: to });
});

it('R135 Q23 a machine is not an accessory', async () => {
  expect((await get(`${LIST}/accessoriesDetail/reflex-9`)).status).toBe(404);
});

it('Q22 there are five types', () => {
  const numbers: TypeNumber[] = ['2', '3', '4', '6', '7'];
  expect(typeNumbers.toSorted()).toEqual(numbers);
});

function sectionOf(title: string): string {
  return `main section:has(> h2:contains("${title}")) a`;
}
