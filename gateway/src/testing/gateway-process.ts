import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gatewayCommand } from '../node-flags.ts';

const CREDENTIAL = { CERTIFICATE_NAME: 'gateway', CERTIFICATE_PASSWORD: 'only-for-this-test', OUTBOX_URL: 'off' };
/** Checks for changes would disturb measurements. */
const NO_CHANGE_WATCH = { CHANGE_POLL_MS: '0' };
const HOST = '127.0.0.1';

export type GatewayProcess = Awaited<ReturnType<typeof startGatewayProcess>>;

/** Starts the content service and the gateway as separate processes, with the production command. */
export async function startGatewayProcess(env: Record<string, string> = {}) {
  const content = await start(['legacy/src/main.ts'], {
    HOST,
    PORT: '0',
    CERTIFICATE_PORT: '0',
    DATABASE_URL: 'sqlite::memory:',
  });
  const gateway = await start(gatewayCommand, {
    HOST,
    PORT: '0',
    LEGACY_API_URL: content.origin,
    ...NO_CHANGE_WATCH,
    ...env,
  });
  return {
    pid: gateway.pid,
    origin: gateway.origin,
    close: async () => {
      for (const { stop } of [gateway, content]) await stop();
    },
  };
}

async function start(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...CREDENTIAL, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid = 0 } = child;
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  const listening = Promise.withResolvers<string>();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    const [, origin] = /istening at (http:[^",\s]+)/.exec(output) ?? [];
    if (origin) listening.resolve(origin);
  });
  child.once('exit', () => listening.reject(new Error(`${args.at(-1)} did not start. ${output}`)));
  return { pid, origin: await listening.promise, stop };
}
