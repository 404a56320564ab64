import { describeTakenPorts } from './addresses.ts';
import { readStackEnv } from './env.ts';
import { fail, log } from './log.ts';
import { stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes, startStack } from './stack.ts';

const env = readStackEnv();
const taken = await describeTakenPorts(env);
if (taken) fail(taken);

let isStopping = false;
stopAllOnSignal(0, () => {
  isStopping = true;
  log('\nStopping …');
});

const services = await start();

log(`
Heliograph is running. Press Ctrl-C to stop.
  Site             ${env.SITE_URL}
  Gateway          ${env.GATEWAY_URL}/graphql
  GraphiQL         ${env.GATEWAY_URL}/graphiql
  Content service  ${env.LEGACY_API_URL}`);

const ended = services.map(async ({ name, ended: outcome }) => ({ name, ...(await outcome) }));
const first = await Promise.race(ended);
if (!isStopping) {
  await stopAll();
  fail(`${first.name} exited unexpectedly; stopped all services.\n${first.output.trim()}`);
}

async function start() {
  try {
    await generateTypes();
    return await startStack(env);
  } catch (error) {
    await stopAll();
    return isStopping ? process.exit(0) : fail(error instanceof Error ? error.message : String(error));
  }
}
