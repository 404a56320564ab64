// Long: every filter and every order of the list.
import { content } from '@heliograph/legacy/content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { LIST } from './material-list.fixture.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

type Sheet = {
  id: string;
  name: string;
  publishedOn: string;
  biocompatibility: string[];
  category: { id: string };
  colors: { family: { id: string } }[];
  usages: { id: string }[];
  addOns: { id: string }[];
  [property: string]: unknown;
};

async function list(filter: object, sort = 'DEFAULT', locale = 'EN') {
  const { data, errors } = await gateway.ask(LIST, { locale, filter, sort });
  expect(errors).toBeUndefined();
  return data.materials as { totalCount: number; items: Sheet[]; notSpecified: Sheet[]; relaxations: object[] };
}

const idsOf = (terms: { id: string }[]) => terms.map(({ id }) => id);

/** All values of a property in the content, ascending. */
const measuredInContent = (field: string) =>
  content.materials
    .flatMap(({ properties }) => new Map(Object.entries(properties)).get(field) ?? [])
    .toSorted((a, b) => a - b);

describe('materials', () => {
  it('R173 covers every group and every subtype', async () => {
    const scopes = [
      { group: 'DENTAL' },
      { group: 'REFLEX' },
      { group: 'SPECIAL_APPLICATIONS' },
      ...['MODELING', 'MOLDING', 'CASTING', 'TOOLING', 'DESIGN', 'PRODUCTION'].map((subtype) => ({
        group: 'REFLEX',
        subtype,
      })),
      { group: 'SPECIAL_APPLICATIONS', subtype: 'PERFORMANCE' },
    ];
    for (const scope of scopes) expect((await list(scope)).totalCount, JSON.stringify(scope)).toBeGreaterThan(0);
  });

  it('R228 includes the five named materials', async () => {
    const names = (await list({ group: 'DENTAL' })).items.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Temp C&B UV 2.0', 'Cast UV 3.0', 'Model HP UV 2.0', 'Model TF UV 2.0', 'Model WW UV']),
    );
  });

  it('returns the picture of a material with alt text in the content language', async () => {
    const describeIn = async (locale: string) => {
      const query = `query Q($locale: Locale!) @inContext(locale: $locale) {
        material(id: "101") { name picture { url alt width height placeholder } }
      }`;
      const { name, picture } = (await gateway.ask(query, { locale })).data.material;
      expect(picture).toMatchObject({ url: '/pictures/resins/101.avif', width: 1280, height: 960 });
      expect(picture.alt).toContain(name);
      return picture.alt;
    };
    const described = await Promise.all(['EN', 'CN', 'DE'].map(describeIn));
    expect(new Set(described).size).toBe(3);
  });

  it('R190 filters by resin category', async () => {
    const categories = ['denture', 'castable'];
    const { items } = await list({ categories });
    expect(new Set(items.map(({ category }) => category.id))).toEqual(new Set(categories));
    const all = (await list({})).items;
    expect(idsOf(items)).toEqual(idsOf(all.filter(({ category }) => categories.includes(category.id))));
  });

  it('R191 filters by colour', async () => {
    const { items } = await list({ colors: ['grey'] });
    expect(items.length).toBeGreaterThan(0);
    for (const { colors } of items) expect(idsOf(colors.map(({ family }) => family))).toContain('grey');
  });

  it('R192 filters by printer', async () => {
    const { items, totalCount } = await list({ printers: ['6'] });
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBeLessThan((await list({})).totalCount);
    const { data } = await gateway.ask('{ product(id: "6") { materials { id } } }');
    expect(idsOf(data.product.materials)).toEqual(idsOf(items));
  });

  it('R193 filters by biocompatibility, requiring all standards', async () => {
    const standards = ['ISO_10993_5', 'ISO_10993_23'];
    const { items } = await list({ biocompatibility: standards });
    expect(items.length).toBeGreaterThan(0);
    for (const { biocompatibility } of items) expect(biocompatibility).toEqual(expect.arrayContaining(standards));
  });

  it('R194 filters by an inclusive property range and lists materials without a value separately', async () => {
    const range = { property: 'FLEXURAL_MODULUS', min: 2350, max: 2480 };
    const { items, notSpecified } = await list({ group: 'DENTAL', properties: [range] });
    const values = items.map(({ flexuralModulus }) => (flexuralModulus as { value: number }).value);
    expect(values).toEqual(expect.arrayContaining([2350, 2480]));
    expect(values.every((value) => value >= 2350 && value <= 2480)).toBe(true);
    expect(notSpecified.length).toBeGreaterThan(0);
    for (const { flexuralModulus } of notSpecified) expect(flexuralModulus).toBeNull();
  });

  it('Q44 takes ranges with both ends, sorts down with missing values last, and lists what is not specified', async () => {
    const measured = measuredInContent('heatDeflectionTemperature');
    const [min = 0, max = 0] = [measured.at(3), measured.at(-4)];
    const range = { property: 'HEAT_DEFLECTION_TEMPERATURE', min, max };
    const { items, notSpecified } = await list({ properties: [range] }, 'HEAT_DEFLECTION_TEMPERATURE');
    const valuesOf = (sheets: Sheet[]) =>
      sheets.map((sheet) => (sheet.heatDeflectionTemperature as { value: number } | null)?.value ?? null);
    expect(valuesOf(items)).toEqual(measured.filter((value) => value >= min && value <= max).toReversed());
    expect([valuesOf(items)[0], valuesOf(items).at(-1)]).toEqual([max, min]);
    expect(notSpecified).toHaveLength(content.materials.length - measured.length);
    expect(new Set(valuesOf(notSpecified))).toEqual(new Set([null]));
    const all = valuesOf((await list({}, 'HEAT_DEFLECTION_TEMPERATURE')).items);
    expect(all).toEqual([...measured.toReversed(), ...valuesOf(notSpecified)]);
  });

  it('states the ash content of every castable material, and null where it was not measured', async () => {
    const { items } = await list({});
    const castable = items.filter(({ category }) => (category as { id: string }).id === 'castable');
    expect(castable.length).toBeGreaterThan(0);
    for (const { ashContent } of castable) {
      expect(ashContent).toMatchObject({ unit: '%', standard: 'ISO 3451-1' });
      expect((ashContent as { value: number }).value).toBeLessThan(0.1);
    }
    expect(items.filter(({ ashContent }) => ashContent === null).length).toBeGreaterThan(0);
  });

  it('R195 filters by use', async () => {
    const { items } = await list({ usages: ['splint'] });
    expect(items.length).toBeGreaterThan(0);
    for (const { usages } of items) expect(idsOf(usages)).toContain('splint');
  });

  it('R196 filters by add-on module', async () => {
    const { items } = await list({ addOns: ['pulsing-module'] });
    expect(items.length).toBeGreaterThan(0);
    for (const { addOns } of items) expect(idsOf(addOns)).toContain('pulsing-module');
  });

  it('R197 sorts by date, newest first', async () => {
    const dates = (await list({}, 'LATEST')).items.map(({ publishedOn }) => publishedOn);
    expect(dates).toHaveLength(content.materials.length);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each([
    ['FLEXURAL_MODULUS', 'flexuralModulus'],
    ['FLEXURAL_STRENGTH', 'flexuralStrength'],
    ['ELONGATION_AT_BREAK', 'elongationAtBreak'],
    ['IMPACT_STRENGTH_NOTCHED', 'impactStrengthNotched'],
    ['HEAT_DEFLECTION_TEMPERATURE', 'heatDeflectionTemperature'],
  ])('R197 sorts by %s, highest first, with missing values last', async (sort, field) => {
    const { items } = await list({}, sort);
    const values = items.map((item) => (item[field] as { value: number } | null)?.value ?? null);
    const measured = values.filter((value) => value !== null);
    expect(measured.toSorted((a, b) => a - b)).toEqual(measuredInContent(field));
    const missing = values.filter((value) => value === null);
    expect(values).toEqual([...measured.toSorted((a, b) => b - a), ...missing]);
  });

  it('R197 has a default sort order', async () => {
    const { items } = await list({});
    expect(items[0]?.name).toBe('Temp C&B UV 2.0');
  });

  it('R198 returns the criteria whose removal yields results if nothing matches', async () => {
    const [group, categories, colors, printers] = ['DENTAL', ['castable'], ['pink'], ['99']];
    const { totalCount, relaxations } = await list({ group, categories, colors });
    expect(totalCount).toBe(0);
    const counts = [
      { criterion: 'CATEGORIES', totalCount: (await list({ group, colors })).totalCount },
      { criterion: 'COLORS', totalCount: (await list({ group, categories })).totalCount },
    ];
    expect(counts.map((count) => count.totalCount)).not.toContain(0);
    expect(relaxations).toEqual(counts.toSorted((a, b) => b.totalCount - a.totalCount));
    expect((await list({ group, categories, colors, printers })).relaxations).toEqual([]);
  });

  it('R297 returns only filter options that occur in the scope, with the range of each property', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      materialFilterOptions(group: DENTAL) {
        printers { id label } addOns { label } biocompatibility
        properties { property name unit standard min max }
      }
    }`);
    const options = data.materialFilterOptions;
    const ofDental = content.materials.filter(({ group }) => group === '0');
    const printers = new Set(ofDental.flatMap((material) => material.printers.map(String)));
    expect(idsOf(options.printers).toSorted()).toEqual([...printers].toSorted());
    expect(idsOf(options.printers)).not.toContain('9');
    expect(options.biocompatibility).toEqual(['ISO_10993_5', 'ISO_10993_10', 'ISO_10993_23']);
    expect(options.addOns).toEqual([{ label: '脉冲离型模块' }]);
    const moduli = ofDental.flatMap(({ properties }) => properties.flexuralModulus ?? []);
    expect(options.properties[0]).toEqual({
      property: 'FLEXURAL_MODULUS',
      name: '弯曲模量',
      unit: 'MPa',
      standard: 'ISO 178',
      min: Math.min(...moduli),
      max: Math.max(...moduli),
    });
  });

  it('returns the tests by the product standard, apart from other measured values', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      base: material(id: "106") { dentalTests { key name measurement { value unit standard } } }
      cast: material(id: "102") { dentalTests { key } }
    }`);
    const base = content.materials.find(({ id }) => id === 106);
    expect(data.base.dentalTests[0]).toEqual({
      key: 'wetFlexuralStrength',
      name: 'Biegefestigkeit nach Wasserlagerung',
      measurement: { value: base?.properties.wetFlexuralStrength, unit: 'MPa', standard: 'ISO 20795-1' },
    });
    expect(data.base.dentalTests).toHaveLength(4);
    expect(data.cast.dentalTests).toEqual([]);
  });

  it('returns the burnout schedule of patterns, and none for other materials', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      wax: material(id: "206") { casting { preparation sprues investment burnout { celsius hours ramp } flask { min max } flaskHours pressing scaling sections { min max } metals } }
      base: material(id: "106") { casting { metals } }
    }`);
    const wax = content.materials.find(({ id }) => id === 206)?.casting;
    const { preparation, sprues, investment, metals } = wax ?? {};
    expect(data.wax.casting).toEqual({
      ...wax,
      ...{ preparation: preparation?.de, sprues: sprues?.de, investment: investment?.de, metals: metals?.de },
    });
    expect(data.base.casting).toBeNull();
  });

  it('paginates the list without gaps or duplicates', async () => {
    const page = (number: number) =>
      gateway.ask(
        `{ materials(page: ${number}, pageSize: 10) { items { id } totalCount pageInfo { page pageCount hasNextPage hasPreviousPage } } }`,
      );
    const pageCount = Math.ceil(content.materials.length / 10);
    const pages = await Promise.all(Array.from({ length: pageCount }, (_, index) => page(index + 1)));
    const ids = pages.flatMap(({ data }) => idsOf(data.materials.items));
    expect(ids).toEqual(idsOf((await list({})).items));
    expect(pages[0]?.data.materials.totalCount).toBe(content.materials.length);
    expect(pages[0]?.data.materials.pageInfo).toEqual({
      page: 1,
      pageCount,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    expect(pages.at(-1)?.data.materials.pageInfo).toEqual({
      page: pageCount,
      pageCount,
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it.each([
    ['materials(page: 0) { totalCount }', 'page'],
    ['materials(pageSize: 101) { totalCount }', 'pageSize'],
    ['materials(filter: { properties: [{ property: FLEXURAL_MODULUS }] }) { totalCount }', 'filter.properties'],
    [
      'materials(filter: { properties: [{ property: FLEXURAL_MODULUS, min: 2, max: 1 }] }) { totalCount }',
      'filter.properties',
    ],
    [`materials(filter: { colors: ["${'x'.repeat(65)}"] }) { totalCount }`, 'filter.colors'],
    [
      `materials(filter: { colors: [${Array.from({ length: 51 }, (_, i) => `"${i}"`)}] }) { totalCount }`,
      'filter.colors',
    ],
  ])('rejects %s and returns the name of the argument', async (field, argument) => {
    const { data, errors } = await gateway.ask(`{ ${field} }`);
    expect(data).toEqual({ materials: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
  });

  it('R5 R6 uses the locale of the directive, else the `lang` header, else English', async () => {
    const field = '{ material(id: "101") { category { label } } }';
    const label = async (query: string, headers = {}) =>
      (await gateway.ask(query, {}, headers)).data.material.category.label;
    expect(await label(`query @inContext(locale: DE) ${field}`, { lang: 'cn' })).toBe('Kronen und Brücken');
    expect(await label(field, { lang: 'cn' })).toBe('冠桥树脂');
    expect(await label(field, { lang: 'xx' })).toBe('Crown and bridge');
    expect(await label(field)).toBe('Crown and bridge');
    expect(await label(`query ($locale: Locale! = DE) @inContext(locale: $locale) ${field}`)).toBe(
      'Kronen und Brücken',
    );
  });

  it.each([{}, { locale: null }, { locale: 'XX' }])('rejects the variables %j as invalid input', async (variables) => {
    const query = 'query ($locale: Locale!) @inContext(locale: $locale) { material(id: "101") { id } }';
    const { errors } = await gateway.ask(query, variables);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});
