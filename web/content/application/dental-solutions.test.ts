import { describe, expect, it } from 'vitest';
import { content } from '../../../legacy/content/content.ts';
import { facts } from '../facts.ts';
import { applicationPages } from './application-pages.ts';
import { fastScan } from './fast-scan/page.ts';
import { fixedRestorationsCopy } from './fixed-restorations/copy.ts';
import { fixedRestorations } from './fixed-restorations/page.ts';
import { noCut } from './no-cut/page.ts';
import { orthopedics } from './orthopedics/page.ts';
import { splint } from './splint/page.ts';
import { temporaryCrown } from './temporary-crown/page.ts';

const resin = (id: string) => content.materials.find((material) => String(material.id) === id);

describe('figures of the dental solutions', () => {
  it('R368 compare 6 to 7 printed bridges an hour with 2 to 3 h for each on a mill, up to 20 times as many', () => {
    const { printed, milled, factor } = fixedRestorations.output.items;
    expect([printed, milled, factor]).toMatchObject([
      { value: 6, to: 7 },
      { value: 2, to: 3, unit: 'h' },
      { value: 20 },
    ]);
    expect(fixedRestorationsCopy.en.output.items.factor).toContain('up to');
  });

  it('R369 put the model in one piece at 6 h instead of 8.5 h, with a gap of 0.03 mm', () => {
    expect(noCut.results.rows).toMatchObject({
      time: { before: { value: 8.5, unit: 'h' }, after: { value: 6, unit: 'h' } },
      gap: { before: { value: 0.03, unit: 'mm' }, after: { value: 0.03, unit: 'mm' } },
    });
  });

  it('R372 give temporaries 84.5 MPa, as the data sheet does', () => {
    expect(temporaryCrown.choice.rows.strength.before).toMatchObject({ value: 84.5, unit: 'MPa' });
    expect(resin('101')?.properties.flexuralStrength).toBe(84.5);
  });

  it.each([
    ['101', facts.temporaryStrength, facts.temporaryModulus],
    ['110', facts.ceramicCrownStrength, facts.ceramicCrownModulus],
  ])('match the data sheet of resin %s', (id, strength, modulus) => {
    const { flexuralStrength, flexuralModulus } = resin(id)?.properties ?? {};
    expect([strength.value, modulus.value]).toEqual([flexuralStrength, flexuralModulus]);
  });

  it('add up: the steps of a splint and of a crown take as long as the total', () => {
    const sum = (steps: { value: number }[]) => steps.reduce((total, { value }) => total + value, 0);
    expect(sum(Object.values(splint.visit.items).map(({ time }) => time))).toBe(facts.splintTotal.value);
    const { total, cure, ...others } = fastScan.time.rows;
    expect(sum([...Object.values(others), cure, cure])).toBe(total.value);
  });
});

describe('resins for the mouth', () => {
  const isForMouth = (id: string) => resin(id)?.bodyContact === 'mouth';

  it.each(Object.entries(applicationPages))('have their registrations stated on %s, if it names one', (_path, page) => {
    const { layout } = page;
    const linked = JSON.stringify(layout).match(/(?<=materialDetail\/[a-z0-9-]*-)\d{3}(?=")/g) ?? [];
    const listed = Object.values(layout).flatMap((section) => (section.kind === 'materials' ? section.ids : []));
    if ([...linked, ...listed].some(isForMouth)) expect(layout.hero).toHaveProperty('registrations', 'MOUTH');
  });

  it('are all dental resins but those for models, casting patterns and gingiva masks', () => {
    const others = content.materials.filter(({ group, bodyContact }) => group === '0' && bodyContact === 'none');
    expect(
      new Set(others.flatMap(({ category, usages }) => (category === 'tray-gingiva' ? usages : category))),
    ).toEqual(new Set(['dental-model', 'castable', 'gingiva-mask']));
  });
});

it('resins for orthopedics stated on a page are worn on the skin', () => {
  const stated = Object.values(applicationPages).flatMap(({ layout: { hero } }) =>
    'resins' in hero ? hero.resins : [],
  );
  expect(stated.length).toBeGreaterThan(0);
  for (const id of stated) expect(resin(id)).toMatchObject({ bodyContact: 'skin', usages: ['orthosis-prosthesis'] });
});

describe('printers', () => {
  it.each([
    ['102', fixedRestorations.printers.slugs],
    ['108', splint.printers.slugs],
    ['109', splint.printers.slugs],
    ['303', orthopedics.printers.slugs],
  ])('listed for resin %s can print it', (id, slugs) => {
    const able = content.products.filter((product) => resin(id)?.printers.some((one) => one === String(product.id)));
    expect(able.map(({ urlName }) => urlName)).toEqual(expect.arrayContaining([...slugs]));
  });

  it('named for implants print both the crown and the guide', () => {
    for (const id of ['110', '111']) expect(resin(id)?.printers).toEqual(expect.arrayContaining(['2', '3', '6', '7']));
  });
});
