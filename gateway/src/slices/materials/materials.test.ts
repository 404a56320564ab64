import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

const LIST = `query ($locale: Locale!, $filter: MaterialFilter, $sort: MaterialSort, $pageSize: Int = 100)
@inContext(locale: $locale) {
  materials(filter: $filter, sort: $sort, pageSize: $pageSize) {
    totalCount
    items { ...Sheet }
    notSpecified { ...Sheet }
    relaxations { criterion totalCount }
    pageInfo { page pageCount hasNextPage hasPreviousPage }
  }
}
fragment Sheet on Material {
  id slug name group subtypes publishedOn biocompatibility
  category { id } colors { family { id } } printers { id } usages { id } addOns { id }
  flexuralModulus: property(name: FLEXURAL_MODULUS) { value unit standard }
  flexuralStrength: property(name: FLEXURAL_STRENGTH) { value unit }
  elongationAtBreak: property(name: ELONGATION_AT_BREAK) { value unit }
  impactStrengthNotched: property(name: IMPACT_STRENGTH_NOTCHED) { value unit }
  heatDeflectionTemperature: property(name: HEAT_DEFLECTION_TEMPERATURE) { value unit }
}`;

type Sheet = {
  id: string;
  name: string;
  publishedOn: string;
  biocompatibility: string[];
  category: { id: string };
  colors: { family: { id: string } }[];
  printers: { id: string }[];
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

describe('materials', () => {
  describe('REST calls', () => {
    let fresh: TestGateway;

    beforeEach(async () => {
      fresh = await startGateway();
      return () => fresh.close();
    });

    it('R279 R296 asks for a list once, in the language of the locale, in header and body', async () => {
      await fresh.ask(LIST, { locale: 'CN', filter: { group: 'REFLEX', subtype: 'CASTING' }, sort: 'LATEST' });
      expect(fresh.restCalls).toEqual([
        {
          method: 'POST',
          path: '/materialsManage/find',
          lang: 'zh',
          body: expect.objectContaining({
            language: 'zh',
            pageNum: 1,
            pageSize: 100,
            groupType: '1',
            subtype: ['casting'],
            sort: 'latest',
          }),
        },
      ]);
    });

    it('R295 asks for one material by its id, without a body', async () => {
      const { data } = await fresh.ask('query @inContext(locale: DE) { material(id: "101") { name servedLocale } }');
      expect(data.material).toEqual({ name: 'Temp C&B UV 2.0', servedLocale: 'DE' });
      expect(fresh.restCalls).toEqual([
        { method: 'GET', path: '/materialsManage/findById/101', lang: 'de', body: undefined },
      ]);
    });

    it('joins the related materials of a whole list with one more call', async () => {
      const { data } = await fresh.ask('{ materials(pageSize: 100) { items { id related { id name } } } }');
      expect(data.materials.items.every(({ related }: { related: object[] }) => related.length >= 2)).toBe(true);
      expect(fresh.restCalls.map(({ path }) => path)).toEqual(['/materialsManage/find']);
    });

    it('joins the related materials of one material with one more call', async () => {
      await fresh.ask('{ material(id: "101") { related { id } } }');
      expect(fresh.restCalls.map(({ path }) => path)).toEqual([
        '/materialsManage/findById/101',
        '/materialsManage/find',
      ]);
    });

    it('R297 builds the filter options from the ranges and the materials of the scope', async () => {
      await fresh.ask('{ materialFilterOptions(group: DENTAL) { colors { id } } }');
      expect(fresh.restCalls.map(({ path }) => path).toSorted()).toEqual([
        '/materialsManage/find',
        '/materialsManage/paramRanges',
      ]);
    });

    it('asks again in another language, and not at all for what it knows', async () => {
      for (const locale of ['DE', 'DE', 'CN', 'CN']) await fresh.ask(LIST, { locale });
      expect(fresh.restCalls.map(({ lang }) => lang)).toEqual(['de', 'zh']);
    });

    it('shares one call between equal operations at the same time', async () => {
      await Promise.all(Array.from({ length: 20 }, () => fresh.ask(LIST, { locale: 'EN' })));
      expect(fresh.restCalls).toHaveLength(1);
    });

    it('asks nothing for an id that no material can have', async () => {
      const { data } = await fresh.ask(
        '{ a: material(id: "x") { id } b: material(id: "-1") { id } c: material(id: "") { id } }',
      );
      expect(data).toEqual({ a: null, b: null, c: null });
      expect(fresh.restCalls).toEqual([]);
    });

    it('R281 goes on answering what it answered before when the content service is gone', async () => {
      const before = await fresh.ask(LIST, { locale: 'EN' });
      await fresh.stopLegacy();
      expect(await fresh.ask(LIST, { locale: 'EN' })).toEqual(before);
    });

    it('S1 says with a code that the content service is gone, and nothing of how it is reached', async () => {
      await fresh.stopLegacy();
      const { data, errors } = await fresh.ask(LIST, { locale: 'EN' });
      expect(data).toEqual({ materials: null });
      expect(errors).toEqual([
        expect.objectContaining({
          message: 'The content service does not answer.',
          path: ['materials'],
          extensions: { code: 'UPSTREAM_UNAVAILABLE', call: 'materialFind' },
        }),
      ]);
      expect(JSON.stringify(errors)).not.toMatch(/ECONN|127\.0\.0\.1|\.ts|stack/);
    });
  });

  it('R173 lists every group and every field of use', async () => {
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

  it('R228 knows the five named materials', async () => {
    const names = (await list({ group: 'DENTAL' })).items.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Temp C&B UV 2.0', 'Cast UV 3.0', 'Model HP UV 2.0', 'Model TF UV 2.0', 'Model WW UV']),
    );
  });

  it('R190 filters by resin category', async () => {
    const { items } = await list({ categories: ['denture', 'castable'] });
    expect(new Set(items.map(({ category }) => category.id))).toEqual(new Set(['denture', 'castable']));
  });

  it('R191 filters by colour', async () => {
    const { items } = await list({ colors: ['grey'] });
    expect(items.length).toBeGreaterThan(0);
    for (const { colors } of items) expect(idsOf(colors.map(({ family }) => family))).toContain('grey');
  });

  it('R192 filters by printer', async () => {
    const { items, totalCount } = await list({ printers: ['6'] });
    expect(totalCount).toBeLessThan((await list({})).totalCount);
    for (const { printers } of items) expect(idsOf(printers)).toContain('6');
  });

  it('R193 filters by biological evaluation, all standards at once', async () => {
    const standards = ['ISO_10993_5', 'ISO_10993_23'];
    const { items } = await list({ biocompatibility: standards });
    expect(items.length).toBeGreaterThan(0);
    for (const { biocompatibility } of items) expect(biocompatibility).toEqual(expect.arrayContaining(standards));
  });

  it('R194 filters by an inclusive range of a value and lists apart what was not measured', async () => {
    const range = { property: 'FLEXURAL_MODULUS', min: 2350, max: 2480 };
    const { items, notSpecified } = await list({ group: 'DENTAL', properties: [range] });
    const values = items.map(({ flexuralModulus }) => (flexuralModulus as { value: number }).value);
    expect(values).toEqual(expect.arrayContaining([2350, 2480]));
    expect(values.every((value) => value >= 2350 && value <= 2480)).toBe(true);
    expect(notSpecified.length).toBeGreaterThan(0);
    for (const { flexuralModulus } of notSpecified) expect(flexuralModulus).toBeNull();
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
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each([
    ['FLEXURAL_MODULUS', 'flexuralModulus'],
    ['FLEXURAL_STRENGTH', 'flexuralStrength'],
    ['ELONGATION_AT_BREAK', 'elongationAtBreak'],
    ['IMPACT_STRENGTH_NOTCHED', 'impactStrengthNotched'],
    ['HEAT_DEFLECTION_TEMPERATURE', 'heatDeflectionTemperature'],
  ])('R197 sorts by %s, highest first, what has no value last', async (sort, field) => {
    const sorted = (await list({}, sort)).items.map((item) => (item[field] as { value: number } | null)?.value ?? -1);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
  });

  it('R197 has an order of its own by default', async () => {
    const { items } = await list({});
    expect(items[0]?.name).toBe('Temp C&B UV 2.0');
  });

  it('R198 names the criteria whose removal leads to results when nothing fits', async () => {
    const { totalCount, relaxations } = await list({ group: 'DENTAL', categories: ['castable'], colors: ['pink'] });
    expect(totalCount).toBe(0);
    expect(relaxations).toEqual(
      expect.arrayContaining([
        { criterion: 'CATEGORIES', totalCount: expect.any(Number) },
        { criterion: 'COLORS', totalCount: expect.any(Number) },
      ]),
    );
  });

  it('R297 offers only what occurs in the scope, with the span of each property', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      materialFilterOptions(group: DENTAL) {
        printers { id label } addOns { label } biocompatibility
        properties { property name unit standard min max }
      }
    }`);
    const options = data.materialFilterOptions;
    expect(idsOf(options.printers)).not.toContain('9');
    expect(options.biocompatibility).toEqual(['ISO_10993_5', 'ISO_10993_10', 'ISO_10993_23']);
    expect(options.addOns).toEqual([{ label: '脉冲离型模块' }]);
    for (const { min, max } of options.properties) expect(min).toBeLessThanOrEqual(max);
    expect(options.properties[0]).toMatchObject({
      property: 'FLEXURAL_MODULUS',
      name: '弯曲模量',
      unit: 'MPa',
      standard: 'ISO 178',
    });
  });

  it('pages through a list without losing or repeating an item', async () => {
    const page = (number: number) =>
      gateway.ask(
        `{ materials(page: ${number}, pageSize: 10) { items { id } totalCount pageInfo { page pageCount hasNextPage hasPreviousPage } } }`,
      );
    const pages = await Promise.all([1, 2, 3, 4].map(page));
    const ids = pages.flatMap(({ data }) => idsOf(data.materials.items));
    const { totalCount } = pages[0]?.data.materials ?? {};
    expect(new Set(ids).size).toBe(totalCount);
    expect(pages[0]?.data.materials.pageInfo).toEqual({
      page: 1,
      pageCount: 4,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    expect(pages[3]?.data.materials.pageInfo).toEqual({
      page: 4,
      pageCount: 4,
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
  ])('refuses %s with the name of the argument', async (field, argument) => {
    const { data, errors } = await gateway.ask(`{ ${field} }`);
    expect(data).toEqual({ materials: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
  });

  it('R5 R6 answers in the locale of the directive, of the header, or in English', async () => {
    const field = '{ material(id: "101") { category { label } } }';
    const label = async (query: string, headers = {}) =>
      (await gateway.ask(query, {}, headers)).data.material.category.label;
    expect(await label(`query @inContext(locale: DE) ${field}`, { lang: 'cn' })).toBe('Kronen und Brücken');
    expect(await label(field, { lang: 'cn' })).toBe('冠桥树脂');
    expect(await label(field, { lang: 'xx' })).toBe('Crown and bridge');
    expect(await label(field)).toBe('Crown and bridge');
  });
});
