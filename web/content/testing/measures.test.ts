import { expect, it } from 'vitest';
import { listMeasures, toMeasure } from './measures.ts';

it.each([
  ['over 1M pieces and 1,000 more', ['1000000', '1000']],
  ['a hold of 1 to 1.5 h at 900–950\u00a0°C', ['60 min', '90 min', '900 °C', '950 °C']],
  ['80+ min, within 48 hours, in 10 minutes', ['80 min', '2880 min', '10 min']],
  ['0.06 mm is 60 µm', ['60 µm']],
  ['5.00 mm and 4.90 mm in UV 3.0', ['5000 µm', '4900 µm']],
  ['2.9% of 412 pieces', ['2.9 %', '412']],
  ['3 °C/min up to 5 kg', ['3 °C/min', '5']],
  ['<p>at 09:00, in Cast UV 3.0 and ISO 10993-5 on an <a href="/a/12">A2D 4K</a></p>', ['10993']],
  ['<table><th>Mean (µm)</th><td>−9</td><td>10</td></table>', ['9', '10', '9 µm', '10 µm']],
])('reads the measures in %s', (text, measures) => {
  expect([...listMeasures(text)]).toEqual(measures);
});

it('compares measures in one unit', () => {
  expect(toMeasure(0.35, 'mm')).toBe(toMeasure(350, 'µm'));
  expect(toMeasure(1.5, 'h')).toBe(toMeasure(90, 'min'));
  expect(toMeasure(20)).not.toBe(toMeasure(20, 'min'));
});
