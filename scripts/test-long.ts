import { runInherited, stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';

/** All fault test cases (`test` runs a sample), then the 200 kill rounds of the reliability goal. */
stopAllOnSignal(1);
await generateTypes();
const faults = await runInherited({
  name: 'fault tests',
  args: ['node_modules/vitest/vitest.mjs', 'run', 'gateway/src/faults'],
  env: { TEST_LENGTH: 'long' },
});
const kills = await runInherited({ name: 'kill rounds', args: ['scripts/kill-rounds.ts', '--rounds', '200'] });
process.exit(faults === 0 && kills === 0 ? 0 : 1);
