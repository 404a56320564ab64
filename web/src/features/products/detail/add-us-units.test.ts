import { expect, it } from 'vitest';
import { addUsUnits } from './add-us-units.ts';

it.each([
  ['440 × 400 × 800 mm', '440 × 400 × 800 mm (17.3 × 15.7 × 31.5 in)'],
  ['268.8 × 151.2 × 180 mm', '268.8 × 151.2 × 180 mm (10.6 × 6.0 × 7.1 in)'],
  ['820 × 760 × 1,850 mm', '820 × 760 × 1,850 mm (32.3 × 29.9 × 72.8 in)'],
  ['42 kg', '42 kg (93 lb)'],
  ['2.5 kg', '2.5 kg (5.5 lb)'],
  [
    '440 × 500 mm, including 100 mm of clearance behind the machine',
    '440 × 500 mm (17.3 × 19.7 in), including 100 mm of clearance behind the machine',
  ],
  ['20–28 °C', '20–28 °C (68–82 °F)'],
  ['35 °C', '35 °C (95 °F)'],
  ['Unheated or 40 to 60 °C', 'Unheated or 40 to 60 °C (104–140 °F)'],
  ['Room temperature to 60 °C (140 °F)', 'Room temperature to 60 °C (140 °F)'],
  ['2.5 kg (5.5 lb)', '2.5 kg (5.5 lb)'],
  ['30–150 µm', '30–150 µm'],
  ['3840 × 2160 px', '3840 × 2160 px'],
])('gives sizes, weights and temperatures in US units in English: %s', (text, expected) => {
  const withSpaces = addUsUnits(text, 'en').replaceAll('\u00a0', ' ');
  expect(withSpaces).toBe(expected);
});

it('leaves texts in other languages as they are', () => {
  expect(addUsUnits('440 × 400 × 800 mm', 'de')).toBe('440 × 400 × 800 mm');
  expect(addUsUnits('42 kg', 'zh-CN')).toBe('42 kg');
});
