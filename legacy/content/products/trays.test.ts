import { expect, it } from 'vitest';
import { accessories } from './accessories.ts';
import { printers } from './printers.ts';

it.each([
  ['dental', 201],
  ['reflex', 207],
] as const)('the spare tray of the %s line names the capacity of each printer', (line, id) => {
  const tray = accessories.find((accessory) => accessory.id === id);
  const capacity = tray?.specification.find(({ name }) => name.en === 'Capacity');
  const text = capacity && 'value' in capacity ? capacity.value.en : '';
  const ofLine = printers.filter((printer) => printer.line === line);
  expect(tray?.fits).toEqual(ofLine.map((printer) => printer.id));
  for (const { comparison } of ofLine) {
    const [liters] = JSON.stringify(comparison?.tray).match(/[\d.]+\u00a0L/) ?? [];
    expect(text).toContain(liters);
  }
});
