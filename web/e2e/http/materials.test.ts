import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { marketOf } from '#content/markets.ts';
import { scopeNames } from '#features/materials/material-scopes.ts';
import { allSites } from '../sites.ts';
import { get, getPage, getTitle, textsOf } from './site.ts';

describe.each(allSites)('materials in $locale', ({ locale, path, messages: { Materials } }) => {
  it.each(scopeNames)(`R153 /material/%s is prerendered with its title and materials in ${locale}`, async (scope) => {
    const { headers, html } = await get(path(`/material/${scope}`));
    expect(headers.get('x-nextjs-prerender')).toContain('1');
    const $ = load(html);
    expect(textsOf($, 'h1')).toEqual([Materials.scopes[scope].title]);
    expect($('main article').length).toBeGreaterThan(0);
  });

  it('R154 R185 a material has the nine sections of the specification, trade facts, and documents', async () => {
    const $ = await getPage(path('/material/materialDetail/temp-c-and-b-uv-2-0-101'));
    expect(textsOf($, 'h1')).toEqual(['Temp C&B UV 2.0']);
    const closing = Materials.closing.page.title.replace('{name}', 'Temp C&B UV 2.0');
    const [, ...sections] = Object.values(Materials.sections);
    expect(textsOf($, 'main h2')).toEqual([Materials.shades, ...sections, Materials.reading, closing]);
    expect(Object.values(Materials.sections)).toHaveLength(11);
  });
});

describe.each(allSites)('the registrations of resins in $locale', ({ locale, path, messages }) => {
  const { missing, notice, use } = messages.Materials.trade.registration;

  it.each([
    ['/application/dental-clinic-3d-printer', notice.today],
    ['/application/solution/splint', notice.evaluation],
    ['/application/orthosis', missing[marketOf[locale]]],
    ['/application/orthosis', notice.orthopedics],
    ['/aboutUs/resources', notice.today],
    ['/newsroom', notice.today],
    ['/news/141', notice.today],
    ['/aboutUs/events/detail/international-dental-show-cologne-spring-twenty-seven-409', use.MOUTH],
    ['/aboutUs/events/live/chairside-temporaries-5', use.MOUTH],
    ['/aboutUs/events/detail/congress-of-orthotics-and-prosthetics-utrecht-411', use.SKIN],
  ])('are stated on %s', async (place, text) => {
    const $ = await getPage(path(place));
    expect(textsOf($, 'main aside').join()).toContain(text);
  });

  it('are not stated on a page about desktop printers', async () => {
    const $ = await getPage(path('/aboutUs/resources/reflex-resources'));
    expect(textsOf($, 'main aside').join()).not.toContain(notice.today);
  });

  it('are stated for the resins of a page only', async () => {
    const $ = await getPage(path('/application/socket'));
    const [notices] = textsOf($, 'main aside');
    expect(notices).toMatch(/^Ortho\sTough\sUV[:：]/);
    expect(notices).not.toContain('Hearable');
  });
});

const lists = ['0-all', '1-all', '2-all', '1-modeling', '1-molding', '1-casting', '1-tooling', '1-design'];

it.each([...lists, '1-production', '2-performance'])('R173 the list %s is there in each language', async (scope) => {
  for (const { path } of allSites) expect((await get(path(`/material/${scope}`))).status).toBe(200);
});

it('R173 there are ten lists', () => expect(scopeNames).toHaveLength(10));

it('casting resins are listed without the chart, which has no ash content', async () => {
  const headings = async (path: string) => textsOf(await getPage(path), 'main h2');
  for (const { path, messages } of allSites) {
    const { heading } = messages.Materials.chart;
    expect(await headings(path('/material/1-casting'))).not.toContain(heading);
    expect(await headings(path('/material/1-molding'))).toContain(heading);
  }
});

it('R211 Q30 every list has its own title, never the default, in each language', async () => {
  const pages = allSites.flatMap(({ path }) => scopeNames.map((scope) => path(`/material/${scope}`)));
  const titles = await Promise.all(pages.map(getTitle));
  expect(titles).not.toContain('');
  expect(titles).not.toContain('default title');
  expect(new Set(titles).size).toBe(pages.length);
});
