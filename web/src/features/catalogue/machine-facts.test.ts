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

  const row = (text: string) => ({ name: text, text, measurement: null });
  const weight = { name: 'Weight', text: null, measurement: { value: 9.5, unit: 'kg' } };
  const size = { width: 300, depth: 200, height: 400 };
  const machine = { size, rearClearance: null, warrantyMonths: 24, included: null, deliveryTime: null };

  it.each([
    [machine, [row('Timer'), row('230 V'), row('300 × 200 × 400 mm'), weight], ['300 × 200 × 400 mm', '9.5\u00a0kg']],
    [{ ...machine, size: null }, [row('Timer'), row('230 V'), weight], ['9.5\u00a0kg']],
  ])('of a station come from the end of the data sheet', (station, specification, lines) => {
    expect(readStationFacts({ machine: station, specification }, String)).toEqual([
      { id: 'housing', lines },
      { id: 'power', lines: ['230 V'] },
    ]);
    expect(readStationFacts({ machine: null, specification }, String)).toEqual([]);
  });
});
