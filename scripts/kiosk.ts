import { isPortFree } from '../gateway/src/testing/free-port.ts';
import { describeTakenPorts } from './addresses.ts';
import { readStackEnv, type StackEnv } from './env.ts';
import { buildKiosk, startKiosk } from './kiosk-app.ts';
import { fail, log } from './log.ts';
import { type Service, stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes, startStack } from './stack.ts';

/**
 * Starts the example app beside a running stack, or with a stack of its own:
 *   node scripts/kiosk.ts [--dev]
 */
const env = readStackEnv();
const isDevelopment = process.argv.includes('--dev');
let isStopping = false;
stopAllOnSignal(0, () => {
  isStopping = true;
  log('\nStopping …');
});

try {
  await generateTypes();
  const services = [...(await startStackIfNeeded(env)), await start()];
  log(`\nThe kiosk is running at ${env.KIOSK_URL}, with the gateway at ${env.GATEWAY_URL}. Press Ctrl-C to stop.`);
  const { name, output } = await Promise.race(
    services.map(async (service) => ({ ...service, ...(await service.ended) })),
  );
  await stopAll();
  if (!isStopping) fail(`${name} exited unexpectedly.\n${output.trim()}`);
} catch (error) {
  await stopAll();
  if (!isStopping) fail(error instanceof Error ? error.message : String(error));
}

async function startStackIfNeeded(stack: StackEnv): Promise<Service[]> {
  const response = await fetch(`${stack.GATEWAY_URL}/healthz`).catch(() => null);
  await response?.body?.cancel();
  if (response?.ok) return [];
  const taken = await describeTakenPorts(stack);
  if (taken) throw new Error(taken);
  return startStack(stack);
}

async function start(): Promise<Service> {
  if (!isDevelopment) await buildKiosk();
  const { port } = new URL(env.KIOSK_URL);
  if (!(await isPortFree(Number(port)))) throw new Error(`Port already in use: ${port} (KIOSK_URL).`);
  return startKiosk(env, isDevelopment ? 'dev' : 'preview');
}
