import { expect, it } from 'vitest';
import { MEASURED_NODE_MAJOR } from './next-tick-deopt-workaround.ts';

it('runs on the Node major version on which the nextTick workaround was measured', () => {
  expect(
    Number.parseInt(process.versions.node, 10),
    'Run `node bench/run.ts` with and without preventNextTickDeoptimization: compare the CPU per request of the 304 rows. Remove it if they are equal, else set MEASURED_NODE_MAJOR.',
  ).toBe(MEASURED_NODE_MAJOR);
});
