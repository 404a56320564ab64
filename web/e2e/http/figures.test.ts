import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { waxUpCopy } from '#content/application/wax-up/copy.ts';
import { facts } from '#content/facts.ts';
import { homeCopy } from '#content/home/copy.ts';
import { designServiceCopy } from '#content/services/design-service/copy.ts';
import { designService } from '#content/services/design-service/page.ts';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage, query, textsOf } from './site.ts';

const DENTAL_RESINS = '{ materials(filter: { group: DENTAL }) { totalCount } }';

describe.each(allSites)('figures in $locale', ({ locale, tag, path, messages: { Units } }) => {
  const format = (value: number) => new Intl.NumberFormat(tag).format(value);

  it('R356 the design page shows the number of designers and their turnaround', async () => {
    const figures = textsOf(await getPage(path('/services/design')), 'main dd');
    for (const { value } of [
      facts.designers,
      facts.designersFiveYears,
      facts.designersTenYears,
      facts.design,
      facts.designExpedited,
      facts.orthodonticDesign,
      facts.designAnswer,
    ]) {
      expect(figures).toContainEqual(expect.stringMatching(new RegExp(`(?<![\\d.,])${format(value)}(?![\\d.,])`)));
    }
  });

  it('R356 the design page has translated time units', async () => {
    const figures = textsOf(await getPage(path('/services/design')), 'main dd');
    expect(figures).toContain(`${facts.designAnswer.value} ${Units.min}`);
    expect(figures).toContain(`≤ ${facts.design.value} ${Units.h}`);
  });

  it('R58 the wax-up page covers removable partial dentures', async () => {
    const $ = await getPage(path('/application/solution/waxUp'));
    expect(textsOf($, 'h1')).toEqual([waxUpCopy[locale].hero.title]);
    expect(textsOf($, 'main')).toEqual([expect.stringContaining(waxUpCopy[locale].hero.text)]);
  });

  it('R275 the wax-up page shows the minimum thickness of support bars and of the denture', async () => {
    const $ = await getPage(path('/application/solution/waxUp'));
    const { bars, thickness } = waxUpCopy[locale].values.rows;
    expect(figureOf($, bars)).toBe(`≥ ${format(2)} mm`);
    expect(figureOf($, thickness)).toBe(`≥ ${format(0.35)} mm`);
  });

  it('R370 the home page compares 80+ min with 35 min', async () => {
    const { items } = homeCopy[locale].figures;
    expect(figureOf(await getPage(path('/')), items.waxUp)).toBe(`80+35 ${Units.min}`);
  });

  it('R370 the home page counts the dental resins', async () => {
    const { materials } = await query(DENTAL_RESINS);
    const { items } = homeCopy[locale].figures;
    expect(figureOf(await getPage(path('/')), items.materials)).toBe(String(materials.totalCount));
  });

  it('R161 R202 the design page offers an order form for each of four regions', async () => {
    const { items } = designServiceCopy[locale].downloads;
    expect(Object.keys(items)).toEqual(['northAmerica', 'asiaPacific', 'europe', 'china']);
    const files = Object.values(designService.downloads.items).map(({ file }) => `/downloads/${file}`);
    const $ = await getPage(path('/services/design'));
    const regions = $('main li:has(a[download])').toArray();
    expect(regions.map((region) => $('h3', region).text())).toEqual(Object.values(items).map(({ title }) => title));
    expect(attributesOf($, 'main li a[download]', 'href')).toEqual(files);
    for (const [index, { action }] of Object.values(items).entries()) {
      expect($('a', regions[index]).text()).toMatch(new RegExp(`^${action}.+CSV.+1\\skB`));
    }
    for (const file of files) {
      const { status, headers, html } = await get(file);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/csv/)]);
      expect(Math.ceil(html.length / 1_024)).toBe(1);
    }
  });
});

function figureOf($: CheerioAPI, term: string): string | undefined {
  const terms = $('main dt').toArray();
  const found = terms.find((element) => $(element).text() === term);
  return found && $(found).siblings('dd').text().replaceAll(/\s+/g, ' ');
}
