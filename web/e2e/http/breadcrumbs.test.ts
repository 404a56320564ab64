import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

const PLACE = '/material/1-casting';

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
    const [list, ...others] = structuredBreadcrumbs(await getPage(path(PLACE)));
    expect(others).toEqual([]);
    expect(list.itemListElement).toMatchObject(
      names.map((name, index) => ({ position: index + 1, name, item: expect.stringMatching(/^https?:\/\//) })),
    );
  });

  it.skipIf(locale === 'cn')('R184 structured data starts with the home page of the brand', async () => {
    const [list] = structuredBreadcrumbs(await getPage(path(PLACE)));
    const [{ name, item }] = list.itemListElement;
    expect([name, new URL(item).pathname]).toEqual([messages.Site.brand, path('/')]);
  });

  it.runIf(locale === 'cn')('R183 Q45 have no structured data', async () => {
    expect(structuredBreadcrumbs(await getPage(path(PLACE)))).toEqual([]);
  });

  it('R182 of a record link to its list', async () => {
    const $ = await getPage(path('/material/materialDetail/cast-uv-3-0-102'));
    expect(textsOf($, inTrail('a'))).toEqual([messages.Site.brand, footerCopy[locale].materials]);
    expect(attributesOf($, inTrail('a'), 'href')).toEqual([path('/'), path('/material/0-all')]);
  });
});

function structuredBreadcrumbs($: CheerioAPI) {
  const data = textsOf($, 'script[type="application/ld+json"]').map((text) => JSON.parse(text));
  return data.filter((one) => one['@type'] === 'BreadcrumbList');
}
