import { expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { localize } from './localize.ts';
import { toMachineRows } from './machine-rows.ts';

it.each([
  ['de', '820\u00a0×\u00a0760\u00a0×\u00a01.850\u00a0mm'],
  ['en', '820\u00a0×\u00a0760\u00a0×\u00a01,850\u00a0mm'],
] as const)('groups thousands in the size of a machine in %s', (language, size) => {
  const cSeries = content.products.find(({ id }) => id === 8) ?? expect.fail();
  const { machine, ...product } = localize(cSeries, language);
  const { specification } = machine ? toMachineRows({ ...product, machine }, language) : expect.fail();
  expect(specification.find(({ key }) => key === 'machineSize')).toMatchObject({ value: size });
});
