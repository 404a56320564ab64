// Long: every group of figures of the specification, in three languages.
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { clearAlignersCopy } from '#content/application/clear-aligners/copy.ts';
import { dentalLabsCopy } from '#content/application/dental-labs/copy.ts';
import { twsCopy } from '#content/application/tws/copy.ts';
import { waxUpCopy } from '#content/application/wax-up/copy.ts';
import { facts } from '#content/facts.ts';
import { homeCopy } from '#content/home/copy.ts';
import { designServiceCopy } from '#content/services/design-service/copy.ts';
import { designService } from '#content/services/design-service/page.ts';
import { servicesOverviewCopy } from '#content/services/overview/copy.ts';
import { allSites, sites } from '../sites.ts';
import { attributesOf, get, getPage, query, textsOf } from './site.ts';

const withPlainSpaces = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');
/** A bound as its message writes it. */
const writeBound = (message: string, number: number | string, word = '') => {
  const parts: Record<string, string> = { number: String(number), gap: word && ' ', word };
  return withPlainSpaces(
    message.replaceAll(/<\/?small>/g, '').replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? ''),
  );
};

type RegionName = keyof typeof designService.downloads.items;

const DENTAL_RESINS = '{ materials(filter: { group: DENTAL }) { totalCount } }';

describe.each(allSites)('figures in $locale', ({ locale, tag, path, messages: { Units, Sections } }) => {
  const { bounds } = Sections;
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
    expect(figures).toContain(writeBound(bounds.atMost, facts.design.value, Units.h));
  });

  it('R58 R128 the wax-up page covers removable partial dentures', async () => {
    const $ = await getPage(path('/application/solution/waxUp'));
    expect(textsOf($, 'h1')).toEqual([waxUpCopy[locale].hero.title]);
    expect(textsOf($, 'main')).toEqual([expect.stringContaining(waxUpCopy[locale].hero.text)]);
  });

  it('R275 the wax-up page shows the minimum thickness of support bars and of the denture', async () => {
    const $ = await getPage(path('/application/solution/waxUp'));
    const { bars, thickness } = waxUpCopy[locale].values.rows;
    expect(figureOf($, bars)).toBe(writeBound(bounds.min, 2, 'mm'));
    expect(figureOf($, thickness)).toBe(writeBound(bounds.min, format(0.35), 'mm'));
  });

  it('R370 the home page compares 80+ min with 35 min', async () => {
    const $ = await getPage(path('/'));
    const card = $('article:has(a[href$="/cases/502"])').text();
    expect(card).toMatch(/\b35\s/);
    expect(card).toMatch(/\b80\b/);
  });

  it('R375 the home page states over 60 applications of more than 20 dental resins', async () => {
    const { materials } = await query(DENTAL_RESINS);
    expect(materials.totalCount).toBeGreaterThan(20);
    const { text = '' } = homeCopy[locale].work;
    expect(text).toContain(String(facts.dentalApplications.value));
    expect(textsOf(await getPage(path('/')), 'main')).toEqual([expect.stringContaining(withPlainSpaces(text))]);
  });

  it('R161 R202 the design page offers an order form for each of four regions', async () => {
    const { items } = designServiceCopy[locale].downloads;
    expect(Object.keys(items)).toEqual(['northAmerica', 'asiaPacific', 'europe', 'china']);
    const { first, items: downloads } = designService.downloads;
    const names = [first[locale], ...Object.keys(downloads).filter((name) => name !== first[locale])] as RegionName[];
    const files = names.map((name) => `/downloads/${downloads[name].file}`);
    const $ = await getPage(path('/services/design'));
    const regions = $('main li:has(a[download])').toArray();
    expect(regions.map((region) => $('h3', region).text())).toEqual(names.map((name) => items[name].title));
    expect(attributesOf($, 'main li a[download]', 'href')).toEqual(files);
    for (const [index, name] of names.entries()) {
      expect($('a', regions[index]).text()).toMatch(new RegExp(`^${items[name].action}.+CSV.+1\\skB`));
    }
    for (const file of files) {
      const { status, headers, html } = await get(file);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/csv/)]);
      expect(Math.ceil(html.length / 1_024)).toBe(1);
    }
  });
});

describe('figures of the specification, in the number format of each language', () => {
  it.each([
    {
      site: sites.en,
      answers: ['To the first reply online', '< 30 min'],
      solved: [
        'Until the fault is fixed remotely or an engineer is on site, in the contiguous US. Weekends don’t count.',
        '48 h or less',
      ],
      reach: '30+',
    },
    {
      site: sites.cn,
      answers: ['在线首次响应', '30 分钟内'],
      solved: ['远程解决，或原厂、经销商工程师到场（大陆各省；新疆、西藏、青海另约日期；周末不计）', '48 小时内'],
      reach: '30 多个',
    },
    {
      site: sites.de,
      answers: ['Erste Antwort online', '< 30 min'],
      solved: [
        'Lösung per Fernhilfe oder Techniker vor Ort, in Deutschland, Österreich und der deutschsprachigen Schweiz. Wochenenden zählen nicht mit.',
        'binnen 48 h',
      ],
      reach: 'über 30',
    },
  ])('R168 R355 the support page says how soon support answers and solves, in $site.locale', async (expected) => {
    const { path, messages } = expected.site;
    const $ = await getPage(path('/store/support'));
    for (const [term = '', figure] of [expected.answers, expected.solved]) expect(figureOf($, term)).toBe(figure);
    expect(figureOf($, messages.Support.reach)).toBe(expected.reach);
  });

  it.each([
    { site: sites.en, rows: { Tank: expect.stringMatching(/^20 L/), 'Printers fed': 'Up to 4' } },
    { site: sites.cn, rows: { 储料罐容量: expect.stringMatching(/^20 L/), 可供打印机台数: '最多 4 台' } },
    { site: sites.de, rows: { Tank: expect.stringMatching(/^20 L/), 'Anschließbare Drucker': 'Bis zu 4' } },
  ])('R364 the data sheet of the resin station gives its tank and its printers in $site.locale', async (expected) => {
    expect(sheetOf(await getPage(expected.site.path('/hardware/resin-station')))).toMatchObject(expected.rows);
  });

  it.each([
    { site: sites.en, rows: { 'Resin bottle': '3 L', Bin: '400 parts', 'Part release': 'under 3 min' } },
    { site: sites.cn, rows: { 料瓶容量: '3 L', 收料箱容量: '400 件', 取件时间: '3 分钟以内' } },
    { site: sites.de, rows: { Resinflasche: '3 L', Behälter: '400 Teile', Entnahme: 'unter 3 min' } },
  ])('R140 R365 the data sheet of HiVE gives bottle, bin and part release in $site.locale', async ({ site, rows }) => {
    expect(sheetOf(await getPage(site.path('/hardware/hive')))).toMatchObject(rows);
  });

  it.each([
    {
      site: sites.en,
      rows: {
        'Output (denture bases)': '165 in 24 h, unattended, for evaluation',
        'Resin for 165 bases': '3 kg (6.6 lb)',
      },
    },
    {
      site: sites.cn,
      rows: { '义齿基托（24 小时无人值守）': '165 件（A2D 4K，评估试用）', '165 件基托的树脂用量': '3 kg' },
    },
    {
      site: sites.de,
      rows: {
        'Prothesenbasen in 24 h': '165, unbeaufsichtigt, zur Erprobung',
        'Resinverbrauch für 165 Basen': '3 kg',
      },
    },
  ])('R366 the data sheet of HiVE gives its unattended output in $site.locale', async ({ site, rows }) => {
    expect(sheetOf(await getPage(site.path('/hardware/hive')))).toMatchObject(rows);
  });

  it.each([
    {
      site: sites.en,
      tolerance: '±0.05 mm',
      pieces: '> 1,000,000',
      printers: '> 100',
      launch: ['8 months', '2 months'],
      months: /first delivery/,
    },
    {
      site: sites.cn,
      tolerance: '±0.05 mm',
      pieces: '超过 1,000,000 件',
      printers: '超过 100 台',
      launch: ['8 个月', '2 个月'],
      months: /首批交付/,
    },
    {
      site: sites.de,
      tolerance: '±0,05 mm',
      pieces: 'über 1.000.000',
      printers: 'über 100',
      launch: ['8 Monate', '2 Monate'],
      months: /Auslieferung/,
    },
  ])('R367 the page about earphones gives the figures of hearables in $site.locale', async (expected) => {
    const { locale, path } = expected.site;
    const { items } = twsCopy[locale].figures;
    const $ = await getPage(path('/application/hearables/tws'));
    expect(figureOf($, items.tolerance)).toBe(expected.tolerance);
    expect(figureOf($, items.pieces)).toBe(expected.pieces);
    expect(figureOf($, items.printers)).toBe(expected.printers);
    expect(items.launch).toMatch(expected.months);
    expect(changeOf($, items.launch)).toEqual(expected.launch);
  });

  it.each([
    { site: sites.en, hold: '1–1.5 h' },
    { site: sites.cn, hold: '1–1.5 小时' },
    { site: sites.de, hold: '1–1,5 h' },
  ])('R371 the wax-up page gives temperature and duration of the burnout in $site.locale', async (expected) => {
    const { locale, path } = expected.site;
    const { rows } = waxUpCopy[locale].burnout;
    const $ = await getPage(path('/application/solution/waxUp'));
    expect(figureOf($, rows.burnOut)).toBe(locale === 'en' ? '900–950 °C (1,652–1,742 °F)' : '900–950 °C');
    expect(figureOf($, rows.hold)).toBe(expected.hold);
  });

  it.each([
    { site: sites.en, ash: '< 0.03%' },
    { site: sites.cn, ash: '< 0.03%' },
    { site: sites.de, ash: '< 0,03 %' },
  ])('R373 the wax-up page gives the ash of the pattern resin in $site.locale', async ({ site, ash }) => {
    const $ = await getPage(site.path('/application/solution/waxUp'));
    expect(figureOf($, waxUpCopy[site.locale].values.rows.ash)).toBe(ash);
  });

  it.each([
    { site: sites.en, figures: ['6–7', '2–3 h', '20 times'] },
    { site: sites.cn, figures: ['6–7 件', '2–3 小时', '20 倍'] },
    { site: sites.de, figures: ['6–7', '2–3 h', '20 Mal'] },
  ])(
    'R120 R368 the page on fixed restorations compares printing with milling in $site.locale',
    async ({ site, figures }) => {
      const $ = await getPage(site.path('/application/solution/fixedRestorations'));
      expect(textsOf($, 'main dd')).toEqual(expect.arrayContaining(figures));
    },
  );

  it.each([
    { site: sites.en, time: /^8\.5 h.*6 h/, gap: /^0\.03 mm.*0\.03 mm/ },
    { site: sites.cn, time: /^8\.5 小时.*6 小时/, gap: /^0\.03 mm.*0\.03 mm/ },
    { site: sites.de, time: /^8,5 h.*6 h/, gap: /^0,03 mm.*0,03 mm/ },
  ])('R121 R369 the page on uncut models gives time and gap in $site.locale', async ({ site, time, gap }) => {
    const $ = await getPage(site.path('/application/solution/noCut'));
    const rows = Object.values(sheetOf($)).slice(0, 2);
    expect(rows).toEqual([expect.stringMatching(time), expect.stringMatching(gap)]);
  });

  it.each([
    { site: sites.en, strength: '84.5 MPa' },
    { site: sites.cn, strength: '84.5 MPa' },
    { site: sites.de, strength: '84,5 MPa' },
  ])('R125 R372 the page on temporary crowns gives the strength in $site.locale', async ({ site, strength }) => {
    const $ = await getPage(site.path('/application/solution/temporaryCrown'));
    const [first = ''] = Object.values(sheetOf($));
    expect(first.startsWith(strength)).toBe(true);
  });

  it.each(allSites)(
    'R106 R366 the page for laboratories gives the bases of one night and day in $locale',
    async (site) => {
      const { items } = dentalLabsCopy[site.locale].figures;
      expect(items.bases).toContain('24');
      const page = await getPage(site.path('/application/dental-labs-3d-printer'));
      expect(figureOf(page, items.bases)).toBe(withMeasure(site.locale, '165', '件'));
    },
  );

  it.each(allSites)('R81 R355 the services page promises answer, solution and countries in $locale', async (site) => {
    const { items } = servicesOverviewCopy[site.locale].promise;
    const { Units, Sections } = site.messages;
    const { bounds } = Sections;
    const $ = await getPage(site.path('/services'));
    expect(figureOf($, items.answer)).toBe(writeBound(bounds.below, 30, Units.min));
    expect(figureOf($, items.solved)).toBe(writeBound(bounds.atMost, 48, Units.h));
    expect(figureOf($, items.countries)).toBe(writeBound(bounds.over, 30, site.locale === 'cn' ? '个' : ''));
  });

  it.each(allSites)('R374 the aligner page gives models a day and trim lines found in $locale', async (site) => {
    const { items } = clearAlignersCopy[site.locale].figures;
    const $ = await getPage(site.path('/application/clear-aligners'));
    expect(figureOf($, items.models)).toBe(withMeasure(site.locale, '720', '个'));
    expect(figureOf($, items.trimLines)).toBe(site.locale === 'de' ? '90 %' : '90%');
  });
});

/** Chinese puts a measure word after a number. */
function withMeasure(locale: string, number: string, measure: string): string {
  return locale === 'cn' ? `${number} ${measure}` : number;
}

/** The rows of the data sheet of a machine, by name. */
function sheetOf($: CheerioAPI): Record<string, string> {
  const rows = $('main section table tbody tr').toArray();
  return Object.fromEntries(
    rows.map((row) => [withPlainSpaces($('th', row).text()), withPlainSpaces($('td', row).text())]),
  );
}

/** A figure before and after a change. */
function changeOf($: CheerioAPI, term: string): [before: string, after: string] {
  const [after, before] = findFigure($, term).children('span').toArray();
  return [withPlainSpaces($(before).find('span').first().text()), withPlainSpaces($(after).text())];
}

function figureOf($: CheerioAPI, term: string): string {
  return withPlainSpaces(findFigure($, term).text());
}

function findFigure($: CheerioAPI, term: string) {
  const terms = $('main dt').filter((_, element) => withPlainSpaces($(element).text()) === withPlainSpaces(term));
  return terms.siblings('dd');
}
