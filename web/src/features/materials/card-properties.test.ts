import { describe, expect, it } from 'vitest';
import { toCardValues } from './card-properties.ts';

const wetStrength = {
  key: 'wetFlexuralStrength',
  measurement: { value: 74, unit: 'MPa', standard: 'ISO 20795-1' },
};
const measured = {
  usages: [],
  dentalTests: [],
  ashContent: { value: 0.02, unit: '%', standard: 'ISO 3451-1' },
  flexuralModulus: { value: 2_350, unit: 'MPa', standard: 'ISO 178' },
  flexuralStrength: { value: 84.5, unit: 'MPa', standard: 'ISO 178' },
  elongationAtBreak: { value: 6.2, unit: '%', standard: 'ISO 527-2' },
  heatDeflectionTemperature: { value: 68, unit: '°C', standard: 'ISO 75-2/B' },
};
const propertiesOf = (
  id: string,
  values: Partial<Record<Exclude<keyof typeof measured, 'dentalTests' | 'usages'>, null>> = {},
) => toCardValues({ category: { id, label: '' }, ...measured, ...values }).map(({ property }) => property);

describe('the values of a card', () => {
  it.each([
    ['crown-bridge', ['FLEXURAL_STRENGTH', 'FLEXURAL_MODULUS']],
    ['high-temperature', ['HEAT_DEFLECTION_TEMPERATURE', 'FLEXURAL_MODULUS']],
    ['castable', ['ASH_CONTENT', 'FLEXURAL_MODULUS']],
    ['elastic', ['ELONGATION_AT_BREAK', 'FLEXURAL_STRENGTH']],
    ['a category of tomorrow', ['FLEXURAL_MODULUS', 'FLEXURAL_STRENGTH']],
  ])('are those that count for %s', (category, properties) => {
    expect(propertiesOf(category)).toEqual(properties);
  });

  it('are those of the product standard, if it was tested', () => {
    const base = { ...measured, category: { id: 'denture', label: '' }, dentalTests: [wetStrength] };
    expect(toCardValues(base)).toEqual([
      { property: 'WET_FLEXURAL_STRENGTH', ...wetStrength.measurement },
      { property: 'FLEXURAL_STRENGTH', ...measured.flexuralStrength },
    ]);
  });

  it('are the accuracy of a model, and its heat resistance if sheets are thermoformed over it', () => {
    const dentalTests = ['dimensionalChange', 'detailReproduction'].map((key) => ({ ...wetStrength, key }));
    const model = { ...measured, category: { id: 'dental-model', label: '' }, dentalTests };
    const propertiesFor = (usage: string) =>
      toCardValues({ ...model, usages: [{ id: usage }] }).map(({ property }) => property);
    expect(propertiesFor('working-model')).toEqual(['DIMENSIONAL_CHANGE', 'DETAIL_REPRODUCTION']);
    expect(propertiesFor('aligner-model')).toEqual(['HEAT_DEFLECTION_TEMPERATURE', 'DIMENSIONAL_CHANGE']);
  });

  it('skip a value that was not measured', () => {
    expect(propertiesOf('castable', { ashContent: null })).toEqual(['FLEXURAL_MODULUS', 'FLEXURAL_STRENGTH']);
  });

  it('are fewer than two if no other was measured', () => {
    const soft = { flexuralModulus: null, flexuralStrength: null, heatDeflectionTemperature: null };
    expect(propertiesOf('dental-model', soft)).toEqual(['ELONGATION_AT_BREAK']);
  });
});
