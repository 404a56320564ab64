import { parseArgs } from 'node:util';
import { startFaultStack } from '../../gateway/src/testing/fault-stack.ts';
import { checkOutage } from './outage.ts';
import { soak } from './soak.ts';

/**
 * What shows only after a while: that nothing is lost while the content service is down, and that memory does not grow.
 * Usage: node scripts/faults/long.ts --down 10 --soak 20, in minutes.
 */
const { values } = parseArgs({
  options: { down: { type: 'string', default: '10' }, soak: { type: 'string', default: '20' } },
});

const stack = await startFaultStack();
try {
  const claims = [await checkOutage(stack, Number(values.down)), await soak(stack, Number(values.soak))];
  process.exitCode = claims.every(Boolean) ? 0 : 1;
} finally {
  await stack.close();
}
