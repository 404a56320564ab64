import { createLoader, createSerializer } from 'nuqs/server';
import { describe, expect, it } from 'vitest';
import { materialParamNames, materialParams, toMaterialQuery, toParams } from './material-params.ts';
import {
  countCriteria,
  dropCriterion,
  emptyQuery,
  isEmptyQuery,
  type MaterialQuery,
  toMaterialFilter,
  toNumber,
  toRange,
} from './material-query.ts';

const load = createLoader(materialParams, { urlKeys: materialParamNames });
const serialize = createSerializer(materialParams, { urlKeys: materialParamNames });

const parse = (text: string) => toMaterialQuery(load(new URLSearchParams(text)));
const addressOf = (query: MaterialQuery) => serialize(toParams(query));

const full: MaterialQuery = {
  categories: ['denture', 'castable'],
  colors: ['pink'],
  printers: ['2', '6'],
  usages: ['splint'],
  addOns: ['pulsing-module'],
  biocompatibility: ['ISO_10993_5', 'ISO_10993_23'],
  isUsable: true,
  ranges: { FLEXURAL_MODULUS: { min: 1800, max: 2400.5 }, HEAT_DEFLECTION_TEMPERATURE: { min: 60 } },
  sort: 'LATEST',
};

describe('material query', () => {
  it('survives a round trip through the URL', () => {
    expect(parse(addressOf(full))).toEqual(full);
  });

  it('has an empty query string if nothing is selected', () => {
    expect(addressOf(emptyQuery)).toBe('');
    expect(isEmptyQuery(parse(''))).toBe(true);
  });

  it.each([
    'sort=price',
    'sort=constructor',
    'iso10993=constructor',
    'iso10993=7',
    'flexural-modulus=abc',
    'flexural-modulus=..',
    'flexural-modulus=12345678901..',
    'flexural-modulus=0.00001..',
    'flexural-modulus=1e400..',
    `color=${'x'.repeat(65)}`,
    'color=',
    'unknown=1',
  ])('ignores invalid values: %s', (text) => {
    expect(parse(text)).toEqual(emptyQuery);
  });

  it.each([
    ['12345678.1234', 12345678.1234],
    ['-0.5', -0.5],
    ['12345678901', null],
    ['0.00001', null],
    ['1e4', null],
    ['', null],
  ])('parses %j as the bound %j', (text, bound) => {
    expect(toNumber(text)).toBe(bound);
  });

  it('swaps reversed bounds, and accepts a single bound', () => {
    expect(parse('flexural-modulus=30..10').ranges).toEqual({ FLEXURAL_MODULUS: { min: 10, max: 30 } });
    expect(parse('elongation-at-break=..5').ranges).toEqual({ ELONGATION_AT_BREAK: { max: 5 } });
    expect(toRange(null, 0)).toEqual({ max: 0 });
  });

  it('accepts at most fifty entries of a list, without duplicates', () => {
    const many = Array.from({ length: 80 }, (_, index) => `color=c${index}`).join('&');
    expect(parse(`${many}&color=c1`).colors).toHaveLength(50);
  });

  const scope = { group: 'DENTAL', subtype: null } as const;

  it.each([
    ['R190', { categories: ['denture', 'castable'] }],
    ['R191', { colors: ['pink'] }],
    ['R192', { printers: ['2', '6'] }],
    ['R195', { usages: ['splint'] }],
    ['R196', { addOns: ['pulsing-module'] }],
  ])('%s becomes the filter %j', (_number, criterion) => {
    expect(toMaterialFilter(scope, { ...emptyQuery, ...criterion })).toEqual({
      ...toMaterialFilter(scope, emptyQuery),
      ...criterion,
    });
  });

  it('R193 becomes a filter by biocompatibility', () => {
    const { biocompatibility } = toMaterialFilter(scope, full);
    expect(biocompatibility).toEqual(['ISO_10993_5', 'ISO_10993_23']);
  });

  it('R194 becomes a filter by property ranges', () => {
    expect(toMaterialFilter(scope, full).properties).toEqual([
      { property: 'FLEXURAL_MODULUS', min: 1800, max: 2400.5 },
      { property: 'HEAT_DEFLECTION_TEMPERATURE', min: 60 },
    ]);
  });

  it('becomes a filter within the scope of the list', () => {
    expect(toMaterialFilter(scope, emptyQuery)).toMatchObject({ ...scope, categories: [], properties: [] });
  });

  it('counts each criterion, but not the sort order', () => {
    expect(countCriteria(full)).toBe(12);
    expect(countCriteria({ ...emptyQuery, sort: 'LATEST' })).toBe(0);
  });

  it('R198 drops one criterion and keeps the others', () => {
    expect(dropCriterion(full, 'PROPERTIES')).toEqual({ ...full, ranges: {} });
    expect(dropCriterion(full, 'COLORS')).toEqual({ ...full, colors: [] });
  });
});
