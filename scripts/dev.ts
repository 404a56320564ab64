import { describeTakenPorts } from './addresses.ts';
import { readStackEnv } from './env.ts';
import { fail, log } from './log.ts';
import { stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes, startForDevelopment } from './stack.ts';

const env = readStackEnv();
const taken = await describeTakenPorts(env);
if (taken) fail(taken);

stopAllOnSignal(0, () => log('\nStopping …'));

try {
  await generateTypes();
  const services = await startForDevelopment(env, (name, line) => log(`${name.padEnd(20)} ${line}`));
  log(`\nSite: ${env.SITE_URL}. All services reload on file changes. Press Ctrl-C to stop.\n`);
  await Promise.race(services.map(({ ended }) => ended));
  await stopAll();
} catch (error) {
  await stopAll();
  fail(error instanceof Error ? error.message : String(error));
}
