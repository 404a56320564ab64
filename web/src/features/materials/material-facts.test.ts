import { expect, it } from 'vitest';
import { toMaterialFacts } from './material-facts.ts';

const item = {
  id: '103',
  slug: 'model-hp-uv-2-0-103',
  name: 'Model HP',
  bodyContact: 'NONE',
  category: { id: 'dental-model' },
  colors: [],
  printers: null,
  usages: [],
  addOns: [],
  biocompatibility: [],
  registrations: [],
  flexuralModulus: { value: 2_480 },
  flexuralStrength: null,
  elongationAtBreak: null,
  impactStrengthNotched: null,
  heatDeflectionTemperature: null,
} as const;

it('has the values that were measured, also the tests of models', () => {
  const measurement = { value: 0.04, unit: '%', standard: 'ISO 14233' };
  const { values, modelTests } = toMaterialFacts({
    ...item,
    dentalTests: [
      { key: 'dimensionalChange', measurement },
      { key: 'detailReproduction', measurement: null },
      { key: 'waterSorption', measurement: { value: 29, unit: 'µg/mm³', standard: 'ISO 10477' } },
    ],
  });
  expect(values).toEqual({ FLEXURAL_MODULUS: 2_480, DIMENSIONAL_CHANGE: 0.04 });
  expect(modelTests).toEqual([{ property: 'DIMENSIONAL_CHANGE', unit: '%', standard: 'ISO 14233' }]);
});
