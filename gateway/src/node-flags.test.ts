import { expect, it } from 'vitest';
import { MEASURED_NODE_MAJOR } from './node-flags.ts';

it('runs on the Node major version on which the V8 flags were measured', () => {
  expect(
    Number.parseInt(process.versions.node, 10),
    'Run `node bench/run.ts` with and without each flag of gateway/src/node-flags.ts: compare requests/s and p99 of the uncached and cold rows. Then set MEASURED_NODE_MAJOR.',
  ).toBe(MEASURED_NODE_MAJOR);
});
