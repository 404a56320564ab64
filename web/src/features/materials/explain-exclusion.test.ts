import { expect, it } from 'vitest';
import { explainExclusion } from './explain-exclusion.ts';
import type { MaterialFacts } from './material-facts.ts';
import { emptyQuery } from './material-query.ts';

const material: MaterialFacts = {
  id: '1',
  slug: 'cast-1',
  name: 'Cast',
  categories: ['castable'],
  colors: ['green'],
  printers: ['2', '3'],
  usages: ['framework'],
  addOns: [],
  biocompatibility: ['ISO_10993_5'],
  bodyContact: 'NONE',
  registrations: [],
  values: { FLEXURAL_MODULUS: 1_900 },
  modelTests: [],
};

it('R198 returns no reason if every criterion is met', () => {
  expect(explainExclusion(material, emptyQuery)).toEqual([]);
  const query = { ...emptyQuery, printers: ['3', '9'], ranges: { FLEXURAL_MODULUS: { min: 1_900, max: 1_900 } } };
  expect(explainExclusion(material, query)).toEqual([]);
});

it('R198 returns each unmet criterion with the missing values', () => {
  const query = {
    ...emptyQuery,
    colors: ['pink', 'white'],
    biocompatibility: ['ISO_10993_5' as const, 'ISO_10993_23' as const],
    addOns: ['pulsing-module'],
    ranges: { FLEXURAL_MODULUS: { min: 2_000 } },
  };
  expect(explainExclusion(material, query)).toEqual([
    { criterion: 'COLORS', missing: ['pink', 'white'] },
    { criterion: 'BIOCOMPATIBILITY', missing: ['ISO_10993_23'] },
    { criterion: 'ADD_ONS', missing: ['pulsing-module'] },
    { criterion: 'PROPERTIES', property: 'FLEXURAL_MODULUS', value: 1_900 },
  ]);
});

it('R194 ignores unmeasured values', () => {
  const query = { ...emptyQuery, ranges: { HEAT_DEFLECTION_TEMPERATURE: { min: 80 } } };
  expect(explainExclusion(material, query)).toEqual([]);
});
