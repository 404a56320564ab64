import { localeCodes } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import type { SectionLayout } from '#sections/page-content.ts';
import { content } from '../../legacy/content/content.ts';
import { caseStudies } from '../../legacy/content/knowledge/case-studies.ts';
import { properties } from '../../legacy/content/materials/sheet.ts';
import { clearAlignersCopy } from './application/clear-aligners/copy.ts';
import { clearAligners } from './application/clear-aligners/page.ts';
import { consumerCopy } from './application/consumer/copy.ts';
import { dentalLabs } from './application/dental-labs/page.ts';
import { digitalDentureTeeth } from './application/digital-denture-teeth/page.ts';
import { fixedRestorations } from './application/fixed-restorations/page.ts';
import { hifi } from './application/hifi/page.ts';
import { orthosis } from './application/orthosis/page.ts';
import { overview } from './application/overview/page.ts';
import { texture } from './application/texture/page.ts';
import { tws } from './application/tws/page.ts';
import { waxUp } from './application/wax-up/page.ts';
import { facts } from './facts.ts';
import { a2dHdQuote } from './hardware/a2d-hd-quote/page.ts';
import { homeCopy } from './home/copy.ts';
import { home } from './home/page.ts';
import { findMarketingPage, marketingPaths } from './marketing-pages.ts';
import { navigationCopy } from './navigation/navigation.ts';
import { ultraNetCopy } from './software/ultra-net/copy.ts';
import { blackFriday } from './store/black-friday/page.ts';
import { buyReflex } from './store/reflex-3d-printer/page.ts';
import { reflexRsSeptember } from './store/reflex-rs-september/page.ts';

const symbols: Record<string, string> = { 分钟: 'min', 小时: 'h' };

const marketingPages = marketingPaths.map((path) => ({ path, ...findMarketingPage(path) }));

const layouts = [home, ...marketingPages.map(({ layout }) => layout)];

function figuresIn(part: unknown): { value: number; unit?: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { from, value, ...rest }: { from?: unknown; value?: unknown; unit?: string } = part;
  if (typeof value === 'number') return [{ value, ...rest }, ...figuresIn(from)];
  return Object.values(part).flatMap(figuresIn);
}

/** Numbers with their unit, if any. */
function numbersIn(text: string): string[] {
  const numbers = text.matchAll(
    /(?<![\d.,])(\d[\d.,]*)(?=[ \u00a0\p{Script=Han}])(?:[ \u00a0](mm|µm|°C|MPa|%|min|h|分钟|小时)(?![\p{L}/]))?/gu,
  );
  return [...numbers].map(([, number, unit = '']) => `${number} ${symbols[unit] ?? unit}`);
}

const productOf = (slug: string) => content.products.find(({ urlName }) => urlName === slug);

function readingOf(slug: string, key: string): unknown {
  return productOf(slug)?.comparison.find((row) => row.key === key)?.value;
}

const castResin = content.materials.find(({ slug }) => slug === 'cast-uv-3-0');

describe('published figures', () => {
  it.each([
    ['dentureBasesPerDay', { value: 165, source: 'R366' }],
    ['hearableTolerance', { value: 0.05, sign: '±', unit: 'mm', source: 'R367' }],
    ['hearablesPerMonth', { value: 1_000_000, sign: '>', source: 'R367' }],
    ['hearablePrinters', { value: 100, sign: '>', source: 'R367' }],
    ['hearableLaunch', { value: 2, source: 'R367' }],
    ['hearableLaunchWithTools', { value: 8, source: 'R367' }],
    ['fasterThanMilling', { value: 20, source: 'R368' }],
    ['bridgeMilling', { value: 2, to: 3, unit: 'h', source: 'R368' }],
    ['bridgesPerHour', { value: 6, to: 7, source: 'R368' }],
    ['crownOnSectionedModel', { value: 8.5, unit: 'h', source: 'R369' }],
    ['crownOnWholeModel', { value: 6, unit: 'h', source: 'R369' }],
    ['waxUpByHand', { value: 80, sign: '+', unit: 'min', source: 'R370' }],
    ['waxUp', { value: 35, unit: 'min', source: 'R370' }],
    ['alignerModelsPerDay', { value: 720, source: 'R374' }],
    ['trimLinesFound', { value: 90, unit: '%', source: 'R374' }],
    ['supportCountries', { value: 30, sign: '+', source: 'R355' }],
  ] as const)(
    'Q49 the claim %s is one record, as the specification gives it, and pages take it from there',
    (name, claim) => {
      expect(facts[name]).toEqual(claim);
      expect(layouts.flatMap(figuresIn)).toContainEqual(claim);
    },
  );

  it('come from facts.ts, with their sign, unit and source', () => {
    const figures = layouts.flatMap(figuresIn);
    const known = Object.values<object>(facts);
    expect(figures.length).toBeGreaterThan(20);
    for (const figure of figures) expect(known).toContainEqual(figure);
  });

  it.each([{ path: '/', layout: home, copy: homeCopy }, ...marketingPages])(
    'are not hard-coded in the copy of $path, which shows them',
    ({ layout, copy }) => {
      // The text may mention a starting value of the calculator, which visitors change.
      const sections = Object.values<SectionLayout>(layout ?? {});
      const claimed = sections.filter(({ kind }) => kind !== 'cost-calculator');
      const shown = claimed.flatMap(figuresIn).map(({ value, unit = '' }) => `${value} ${unit}`);
      // A headline may state the main figure.
      const withoutHeadline = (key: string, part: unknown) =>
        key === 'hero' && typeof part === 'object' ? { ...part, title: '' } : part;
      const numbers = numbersIn(JSON.stringify(copy, withoutHeadline)).filter((number) => parseFloat(number) > 24);
      expect(numbers.filter((number) => shown.includes(number))).toEqual([]);
    },
  );

  it('are those of the headline about aligner models', () => {
    for (const { hero } of Object.values(clearAlignersCopy))
      expect(hero.title).toContain(String(clearAligners.figures.items.mean.value));
  });

  it('R370 include both values of a comparison: 80+ min and 35 min', () => {
    expect(dentalLabs.figures.items.waxUp).toMatchObject({
      value: 35,
      unit: 'min',
      from: { value: 80, sign: '+', unit: 'min' },
    });
    expect(waxUp.time.rows.pattern.before).toEqual(dentalLabs.figures.items.waxUp.from);
  });

  it('R358 match the data sheets of the machines and the resin', () => {
    for (const slug of ['A2D_4K', 'A2D_Ortho']) {
      expect(readingOf(slug, 'moldingAccuracy')).toMatchObject({ en: `±${facts.a2d4kEdge.value}\u00a0µm` });
    }
    expect(castResin?.properties.flexuralStrength).toBe(facts.patternStrength.value);
    expect(castResin?.properties.ashContent).toBeLessThan(facts.patternAsh.value);
    expect(waxUp.materials.ids).toContain(String(castResin?.id));
  });

  it('R372 use the strength of the right resin: 72.3 MPa for the castable one, 84.5 MPa for temporaries', () => {
    const strengthOf = (name: string) =>
      content.materials.find(({ slug }) => slug === name)?.properties.flexuralStrength;
    expect([strengthOf('cast-uv-3-0'), strengthOf('temp-c-and-b-uv-2-0')]).toEqual([72.3, 84.5]);
    expect(waxUp.values.rows.strength).toMatchObject({ value: 72.3, unit: 'MPa' });
  });

  it('R368 R369 show bridges per hour, and a crown in 6 h', () => {
    expect(fixedRestorations.output.items.printed).toMatchObject({ value: 6, to: 7 });
    expect(overview.work.items.plaster.figure).toMatchObject({ value: 6, unit: 'h' });
  });

  it('pixel sizes on the texture page match the data sheets', () => {
    const { reflexRs, reflex2Pro } = texture.fineness.rows;
    const pixelOf = (slug: string) => readingOf(slug, 'Pixel');
    for (const slug of ['Reflex-RS', 'reflex2']) {
      expect(pixelOf(slug)).toMatchObject({ en: `${reflexRs.value}\u00a0µm` });
    }
    expect(pixelOf('reflex2-pro')).toMatchObject({ en: `${reflex2Pro.value}\u00a0µm` });
  });

  it('R362 R363 match the data sheets of the A2D HD and the Reflex line', () => {
    const micrometers = (slug: string, key: string) => {
      const value = readingOf(slug, key);
      const text = typeof value === 'object' && value !== null && 'en' in value ? String(value.en) : '';
      return Number.parseFloat(text.replace('±', ''));
    };
    const read = (key: string, ...slugs: string[]) => slugs.map((slug) => micrometers(slug, key));
    const shown = ({ value }: { value: number }) => value;
    const { a2dHdPixel, a2dHdEdge, reflexPixel, reflexRsPixel, reflex2ProPixel } = facts;
    const { reflexEdge, reflexRsEdge, reflex2ProEdge } = facts;
    const printers = ['Reflex', 'Reflex-RS', 'reflex2-pro'] as const;
    expect([a2dHdPixel, reflexPixel, reflexRsPixel, reflex2ProPixel].map(shown)).toEqual(
      read('Pixel', 'A2D_HD', ...printers),
    );
    expect([a2dHdEdge, reflexEdge, reflexRsEdge, reflex2ProEdge].map(shown)).toEqual(
      read('moldingAccuracy', 'A2D_HD', ...printers),
    );
    expect(readingOf('A2D_HD', 'lightSourceLife')).toMatchObject({ en: 'over 30,000\u00a0h' });
    expect(facts.a2dHdLight).toMatchObject({ value: 30_000, sign: '>' });
  });

  it('about idle time are those of the pilot in the news', () => {
    const pilot = content.news.find(({ id }) => id === 136)?.content.en ?? '';
    const { idleTimeUncleared, idleTimeSupplies, idleTimeFaults, idleTimePrinters } = facts;
    expect(pilot.replaceAll('\u00a0', ' ')).toContain(`with ${idleTimePrinters.value} printers`);
    expect(pilot).toContain(`“platform not cleared” made up ${idleTimeUncleared.value}%`);
    expect(pilot).toContain(`film that was due ${idleTimeSupplies.value}%, faults ${idleTimeFaults.value}%`);
    for (const { idle } of Object.values(ultraNetCopy)) expect(idle.text).toContain(`${idleTimePrinters.value}`);
  });

  it('about idle time account for all of it', () => {
    const { idleTimeUncleared, idleTimeSupplies, idleTimeFaults } = facts;
    expect(idleTimeUncleared.value + idleTimeSupplies.value + idleTimeFaults.value).toBe(100);
  });

  it('R117 match the denture resins, the samples and the case study', () => {
    const strengthOf = (id: number) => content.materials.find((one) => one.id === id)?.properties.flexuralStrength;
    expect([facts.dentureBaseStrength.value, facts.dentureTeethStrength.value]).toEqual([106, 107].map(strengthOf));
    const printTimeOf = (name: string) => content.samples.find(({ urlName }) => urlName === name)?.printMinutes;
    expect(facts.toothArchPrint.value).toBe(printTimeOf('denture-tooth-arch'));
    const caseStudy = content.knowledge.find(({ id }) => id === 504);
    expect(digitalDentureTeeth.contact.links.report).toMatch(/504$/);
    expect(caseStudy).toMatchObject({
      results: [
        { figure: { en: `${facts.dentureBasesPerNight.value} a night` } },
        { figure: { en: `${facts.dentureTryIn.value} days` } },
        { figure: { en: `${facts.dentureNightsEndedEarly.value} of 20` } },
      ],
    });
  });

  it('mention the same number of designers on every page', () => {
    for (const { descriptions } of Object.values(navigationCopy)) {
      expect(descriptions.design).toContain(String(facts.designers.value));
    }
  });
});

const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** The English texts of a case study, with its results as published. */
function resultsOf(id: number): string {
  const results = caseStudies.find((one) => one.id === id)?.results ?? [];
  return withSpaces(results.map(({ figure, label }) => `${figure.en}: ${label.en}`).join('\n'));
}

describe('figures from records', () => {
  it.each([
    ['508', '4.4%: Pairs returned (before: 9.1%)', facts.monitorReturns, facts.monitorReturnsCast],
    ['508', '2 min: Fitting a faceplate (before: 9 min)', facts.facePlate, facts.facePlateGround],
    [
      '511',
      '1.6 h: Labor per orthosis (vacuum-formed over plaster: 3.4 h)',
      facts.orthosisWork,
      facts.orthosisWorkPlaster,
    ],
    [
      '511',
      '2 visits: Visits planned per orthosis (vacuum-formed: 3)',
      facts.orthosisVisits,
      facts.orthosisVisitsPlaster,
    ],
    [
      '512',
      '3 days: Scan to first test socket (drape-formed, cast to socket: 9 days)',
      facts.socketFitting,
      facts.socketFittingPlaster,
    ],
    ['507', '2 days: Business days until the pallet is ready (milled: 12', facts.carrier, facts.carrierMilled],
  ])('match case study %s: %s', (id, result, { value: after }, { value: before }) => {
    expect(resultsOf(Number(id))).toContain(result);
    expect(result.match(/\d+(?:\.\d+)?/g)?.map(Number)).toEqual([after, before]);
  });

  it.each([
    [301, `from ${facts.hearableWall.value} mm`],
    [302, `from ${facts.softLip.value} mm`],
    [306, `from ${facts.latticeStrut.value} mm`],
    [304, `at least ${facts.hotPartRadius.value} mm`],
    [209, `at least ${facts.fixtureRadius.value} mm`],
    [212, `at least ${facts.housingWall.value} mm`],
    [212, `up to ${facts.snapFitStrain.value}%`],
    [207, `from ${facts.castWire.value} mm`],
    [207, `from ${facts.stoneSeat.value} mm`],
    [207, `up to ${facts.filigreeSection.value} mm`],
    [206, `up to ${facts.solidSection.value} mm`],
  ])('match material %s: %s', (id, limit) => {
    const material = content.materials.find((one) => one.id === id);
    expect(withSpaces(JSON.stringify(material))).toContain(limit);
  });

  it('R357 prices in copy are those of the records', () => {
    const format = new Intl.NumberFormat('en');
    for (const slug of ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure']) {
      const amount = productOf(slug)?.price?.amount ?? Number.NaN;
      expect(consumerCopy.en.questions.questions.cost.answer).toContain(`US$${format.format(amount)}`);
      expect(withSpaces(consumerCopy.cn.questions.questions.cost.answer)).toContain(`${format.format(amount)} 美元`);
      expect(consumerCopy.de.questions.questions.cost.answer).toContain(format.format(amount).replace(',', '.'));
    }
  });
});

describe('claims', () => {
  it('the largest platform for frameworks holds for every printer of the resin', () => {
    const areaOf = ({ buildVolume }: { buildVolume?: { width: number; depth: number } }) =>
      (buildVolume?.width ?? 0) * (buildVolume?.depth ?? 0);
    const printers = content.products.filter(({ id }) => castResin?.printers.some((printer) => printer === String(id)));
    expect(printers.toSorted((a, b) => areaOf(b) - areaOf(a))[0]?.urlName).toBe('A2D_4K');
  });

  it('resins that pages name for a printer are released for it', () => {
    for (const [slug, { ids }] of [
      ['A2D_HD', a2dHdQuote.materials],
      ['Reflex-RS', reflexRsSeptember.materials],
      ['reflex2-pro', buyReflex.materials],
    ] as const) {
      const printer = String(productOf(slug)?.id);
      const released = ids.filter((id) =>
        content.materials.some((one) => String(one.id) === id && one.printers.map(String).includes(printer)),
      );
      expect(released, slug).toEqual(ids);
    }
  });

  it('the resins that the Reflex RS adds do not run on the Reflex', () => {
    const reflex = String(productOf('Reflex')?.id);
    const [rigidFixture, moldHighTemp, toughTool] = reflexRsSeptember.materials.ids.map((id) =>
      content.materials
        .find((one) => String(one.id) === id)
        ?.printers.map(String)
        .includes(reflex),
    );
    expect([rigidFixture, moldHighTemp, toughTool]).toEqual([false, false, true]);
  });

  it('R357 machines shown with a price have one in the price list', () => {
    for (const { slugs } of [blackFriday.prices])
      expect(slugs.map((slug) => productOf(slug)?.price?.amount)).toEqual([1399, 359, 749]);
  });

  it.each([
    ['earbud-shell', tws.printers.slugs],
    ['earbud-shell', hifi.printers.slugs],
    ['aligner-model', clearAligners.printers.slugs],
    ['orthosis-prosthesis', orthosis.printers.slugs],
  ])('printers listed for %s can print it, or their station works with one that can', (usage, slugs) => {
    const able = content.materials.flatMap(({ usages, printers }) =>
      usages.some((one) => one === usage) ? printers.map(String) : [],
    );
    for (const slug of slugs) {
      const machine = productOf(slug);
      const printers = machine?.kind === 'printer' ? [machine.id] : (machine?.fits ?? []);
      expect({ slug, prints: printers.some((id) => able.includes(String(id))) }).toEqual({ slug, prints: true });
    }
  });

  it('R117 the printers that print both denture resins are those of the page', () => {
    const [base, teeth] = digitalDentureTeeth.materials.ids.map((id) =>
      content.materials.find((one) => String(one.id) === id),
    );
    const slugsOf = (ids: readonly string[] = []) =>
      ids.map((id) => content.products.find((one) => String(one.id) === id)?.urlName);
    expect(base?.usages).toEqual(['denture-base']);
    expect(slugsOf(base?.printers)).toEqual(['A2D_4K', 'A2D_HD', 'A3D', 'C_Series']);
    expect(teeth?.usages).toEqual(['denture-teeth']);
    expect(slugsOf(teeth?.printers)).toEqual(['A2D_4K', 'A2D_HD', 'A3D', 'ChairSide_Pro']);
  });

  it('resins for aligners are one for thermoforming models and one for orthodontic models', () => {
    const usages = clearAligners.materials.ids.map(
      (id) => content.materials.find((one) => String(one.id) === id)?.usages,
    );
    expect(usages).toEqual([['aligner-model'], ['orthodontic-model']]);
  });

  it('R375 the dental resins have at least as many different applications as the home page says', () => {
    const dental = content.materials.filter(({ group }) => group === '0');
    const applications = new Set(dental.flatMap((resin) => resin.applications.map(({ title }) => title.en)));
    const { value } = facts.dentalApplications;
    for (const { work } of Object.values(homeCopy)) expect(work.text).toContain(String(value));
    expect(dental.length).toBeGreaterThan(20);
    expect(applications.size).toBeGreaterThanOrEqual(value);
  });

  it('case studies of the orthopedic resin say in each language that no patient wore the parts', () => {
    const orthopedic = caseStudies.filter(({ materials }) => materials.includes(303));
    expect(orthopedic.map(({ id }) => id)).toEqual([511, 512]);
    for (const { summary, localizedSummaries } of orthopedic) {
      expect(summary.en).toContain('No patient wore a printed one.');
      expect(summary.zh).toContain('打印件未供患者佩戴。');
      expect(localizedSummaries?.de?.summary).toContain('Niemand trug ein');
    }
  });

  it('numbers of resins are not hard-coded', () => {
    const counted =
      /\d+[\s\u00a0]*(?:多|余)?(?:[款种]|个)?(?:dental (?:resins|materials)|Dental(?:harze|materialien)|齿科(?:树脂|材料)|(?:chairside )?applications|(?:Chairside-)?Anwendungen)/iu;
    const texts = [content, messages, homeCopy, marketingPaths.map(findMarketingPage)].map((part) =>
      JSON.stringify(part),
    );
    for (const text of texts) expect(counted.exec(text)?.[0]).toBeUndefined();
  });

  it.each(localeCodes)('copy in %s promises no discount', (locale) => {
    expect(JSON.stringify(messages[locale].Promotions)).not.toMatch(/discount offer|Rabattang|优惠/i);
  });

  it('measured properties name their test standard', () => {
    const standards = new Map(Object.entries(properties).map(([key, { standard }]) => [key, standard]));
    for (const material of content.materials)
      for (const key of Object.keys(material.properties))
        expect(standards.get(key) ?? material.productStandard).toMatch(/^(?:ISO|ASTM) /);
  });
});
