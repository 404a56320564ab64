import { parseArgs } from 'node:util';
import { startFaultStack } from '../../gateway/src/testing/fault-stack.ts';
import { checkOutage } from './outage.ts';
import { soak } from './soak.ts';

/**
 * Long fault tests: cached responses during an outage of the content service, and memory use under load.
 * Usage: node scripts/faults/long-fault-tests.ts --down 10 --soak 20 (minutes)
 */
const { values } = parseArgs({
  options: { down: { type: 'string', default: '10' }, soak: { type: 'string', default: '20' } },
});

const stack = await startFaultStack();
try {
  const results = [await checkOutage(stack, Number(values.down)), await soak(stack, Number(values.soak))];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await stack.close();
}
