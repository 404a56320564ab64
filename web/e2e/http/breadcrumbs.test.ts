import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const PLACE = '/material/1-casting';

/** Records that each language has. */
const RECORDS = [
  '/material/materialDetail/cast-uv-3-0-102',
  '/hardware/accessories/accessoriesDetail/reflex-wash-217',
  '/aboutUs/joinUs/clinic-trainer',
];

describe.each(allSites)('breadcrumbs in $locale', ({ locale, path, messages }) => {
  const inTrail = (selector: string) => `footer nav[aria-label="${messages.Footer.breadcrumbs}"] ${selector}`;
  const names = [messages.Site.brand, footerCopy[locale].materials, pageNames[locale][PLACE]];

  it('R11 the footer shows the trail and marks the current page', async () => {
    const $ = await getPage(path(PLACE));
    expect(textsOf($, inTrail('li'))).toEqual(names);
    expect(textsOf($, inTrail('[aria-current=page]'))).toEqual([pageNames[locale][PLACE]]);
    expect(textsOf(await getPage(path('/')), inTrail('li'))).toEqual([messages.Site.brand]);
  });

  it('R182 follow the footer from the home page', async () => {
    const $ = await getPage(path(PLACE));
    const [, column] = attributesOf($, inTrail('a'), 'href');
    expect(attributesOf($, inTrail('a'), 'href')).toEqual([path('/'), path('/material/0-all')]);
    const columns = $('.footer-column').toArray();
    const own = columns.find((one) => $(`a[href="${path(PLACE)}"]`, one).length > 0);
    expect($('summary', own).text()).toBe(footerCopy[locale].materials);
    expect($('a', own).attr('href')).toBe(column);
  });

  it.skipIf(locale === 'cn')('R183 Q45 are structured data', async () => {
    const [list, ...others] = structuredDataOf(await getPage(path(PLACE)), 'BreadcrumbList');
    expect(others).toEqual([]);
    expect(list?.itemListElement).toMatchObject(
      names.map((name, index) => ({ position: index + 1, name, item: expect.stringMatching(/^https?:\/\//) })),
    );
  });

  it.skipIf(locale === 'cn')('R184 structured data starts with the home page of the brand', async () => {
    const [first] = await structuredBreadcrumbs(path(PLACE));
    expect(first).toEqual([messages.Site.brand, path('/')]);
  });

  it.runIf(locale === 'cn')('R183 Q45 have no structured data', async () => {
    for (const place of [PLACE, ...RECORDS]) expect(await structuredBreadcrumbs(path(place))).toEqual([]);
  });

  it('R182 of a record link to its list', async () => {
    const $ = await getPage(path('/material/materialDetail/cast-uv-3-0-102'));
    expect(textsOf($, inTrail('a'))).toEqual([messages.Site.brand, footerCopy[locale].materials]);
    expect(attributesOf($, inTrail('a'), 'href')).toEqual([path('/'), path('/material/0-all')]);
  });

  it.skipIf(locale === 'cn').each(RECORDS)('R183 structured data ends with the record %s', async (record) => {
    const heading = toPlainText((await getPage(path(record)))('h1').text());
    const items = await structuredBreadcrumbs(path(record));
    expect(items.length).toBeGreaterThan(2);
    expect(items[0]).toEqual([messages.Site.brand, path('/')]);
    expect(items.at(-1)?.map(toPlainText)).toEqual([heading, path(record)]);
  });

  it.skipIf(locale === 'cn')('R183 structured data ends with the support page of a printer', async () => {
    const place = path('/hardware/A2D/3d-printer-support');
    const names = (await structuredBreadcrumbs(place)).slice(-2);
    expect(names).toEqual([
      [pageNames[locale]['/hardware/A2D'], path('/hardware/A2D')],
      [pageNames[locale]['/store/support'], place],
    ]);
  });
});

/** Names and paths of the structured data. */
async function structuredBreadcrumbs(path: string): Promise<[name: string, path: string][]> {
  const lists = structuredDataOf(await getPage(path), 'BreadcrumbList');
  const items = z.array(z.object({ name: z.string(), item: z.url() }));
  return lists.flatMap(({ itemListElement }) =>
    items.parse(itemListElement).map(({ name, item }): [string, string] => [name, new URL(item).pathname]),
  );
}
