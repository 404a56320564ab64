import { describe, expect, it } from 'vitest';
import { readPrinterHousing, readStationFacts, readStationRows } from './machine-facts.ts';

describe('size, weight and power', () => {
  it('of a printer come from the comparison', () => {
    const rows = [
      { key: 'POWER_AND_CONNECTIONS', cells: [{ lines: ['100–240 V, 350 W', 'Ethernet, USB'] }] },
      { key: 'MACHINE_SIZE', cells: [{ lines: ['425 × 385 × 780 mm', '38 kg'] }] },
    ];
    expect(readPrinterHousing(rows, 0)).toEqual(['425 × 385 × 780 mm', '38 kg', '100–240 V, 350 W']);
    expect(readPrinterHousing(rows, 1)).toEqual([]);
  });

  const row = (key: string, text: string) => ({ key, name: key, text, measurement: null });
  const power = row('powerSupply', '230 V');
  const size = row('machineSize', '300 × 200 × 400 mm');
  const weight = { key: 'weight', name: 'Weight', text: null, measurement: { value: 9.5, unit: 'kg' } };

  it.each([
    ['of a station', [row('timer', '60 min'), weight, size, power], 'housing', ['300 × 200 × 400 mm', '9.5\u00a0kg']],
    ['of a module without a size', [power, weight, row('timer', '60 min')], 'weight', ['9.5\u00a0kg']],
  ])('%s come from the data sheet, in any order', (_, specification, id, lines) => {
    expect(readStationFacts({ specification }, String)).toEqual([
      { id, lines },
      { id: 'power', lines: ['230 V'] },
    ]);
  });

  it('of an accessory without a power supply are not shown', () => {
    expect(readStationFacts({ specification: [row('contents', '1 unit')] }, String)).toEqual([]);
  });

  it('of a station stand below its first rows, which name its printers', () => {
    const specification = ['tank', 'hose', 'filter', 'printers', 'noise'].map((key) => row(key, key));
    expect(readStationRows({ specification }, 2).map(({ key }) => key)).toEqual(['tank', 'hose', 'printers']);
  });
});
