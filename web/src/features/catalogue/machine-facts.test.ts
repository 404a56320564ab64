import { describe, expect, it } from 'vitest';
import { readPrinterFacts, readStationFacts } from './machine-facts.ts';

describe('size, weight and power', () => {
  it('of a printer come from the comparison', () => {
    const rows = [
      { key: 'POWER_AND_CONNECTIONS', cells: [{ lines: ['100–240 V, 350 W', 'Ethernet, USB'] }] },
      { key: 'MACHINE_SIZE', cells: [{ lines: ['425 × 385 × 780 mm', '38 kg'] }] },
    ];
    expect(readPrinterFacts(rows, 0)).toEqual([
      { id: 'housing', lines: ['425 × 385 × 780 mm', '38 kg'] },
      { id: 'power', lines: ['100–240 V, 350 W'] },
    ]);
    expect(readPrinterFacts(rows, 1)).toEqual([]);
  });

  const row = (key: string, text: string) => ({ key, name: key, text, measurement: null });
  const power = row('powerSupply', '230 V');
  const size = row('machineSize', '300 × 200 × 400 mm');
  const weight = { key: 'weight', name: 'Weight', text: null, measurement: { value: 9.5, unit: 'kg' } };

  it.each([
    ['of a station', [row('timer', '60 min'), weight, size, power], ['300 × 200 × 400 mm', '9.5\u00a0kg']],
    ['of a module without a size', [power, weight, row('timer', '60 min')], ['9.5\u00a0kg']],
  ])('%s come from the data sheet, in any order', (_, specification, lines) => {
    expect(readStationFacts({ specification }, String)).toEqual([
      { id: 'housing', lines },
      { id: 'power', lines: ['230 V'] },
    ]);
  });

  it('of an accessory without a power supply are not shown', () => {
    expect(readStationFacts({ specification: [row('contents', '1 unit')] }, String)).toEqual([]);
  });
});
