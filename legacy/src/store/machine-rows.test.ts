import { expect, it } from 'vitest';
import { toMachineRows } from './machine-rows.ts';

const machine = {
  size: { width: 1300, depth: 200, height: 400 },
  weight: 9.5,
  power: { supply: '230 V', watts: 1200 },
  warrantyMonths: 24,
};
const specification = [{ key: 'timer', isForOrder: false, name: 'Timer', value: '1–30 min' }];

it('a data sheet ends with power supply, size and weight', () => {
  const rows = toMachineRows({ machine, specification, comparison: [] }, 'en').specification;
  expect(rows.map((row) => row.key)).toEqual(['timer', 'powerSupply', 'machineSize', 'weight']);
});

it('without a size, with power supply and weight', () => {
  const { size: _size, ...module } = machine;
  const rows = toMachineRows({ machine: module, specification, comparison: [] }, 'en').specification;
  expect(rows.map((row) => row.key)).toEqual(['timer', 'powerSupply', 'weight']);
});
