import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

const MAX_KILL_DELAY_MS = 10_000;
const ENV = { CERTIFICATE_NAME: 'gateway', CERTIFICATE_PASSWORD: 'only-for-this-test', OUTBOX_URL: 'off', PORT: '0' };

/** Starts a gateway whose event loop SIGUSR2 blocks. */
async function startGatewayProcess(env: Record<string, string> = {}) {
  const args = ['--import', './gateway/src/testing/block-event-loop.ts', 'gateway/src/main.ts'];
  const child = spawn(process.execPath, args, { env: { ...ENV, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk));
  const closed = once(child, 'close');
  await expect.poll(() => output.out, { timeout: 20_000 }).toContain('listening');
  const [, origin = ''] = /(http:\/\/127[\d.:]+)/.exec(output.out) ?? [];
  return { child, output, closed, origin };
}

const isHealthy = (origin: string, milliseconds: number) =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(milliseconds) }).then(({ ok }) => ok);

it('S20 a gateway with a blocked event loop is logged and killed within 10 s, with or without SIGTERM', async () => {
  const gateways = await Promise.all([startGatewayProcess(), startGatewayProcess()]);
  const start = performance.now();
  for (const { child } of gateways) child.kill('SIGUSR2');
  for (const { origin } of gateways) {
    // A request may be served before the signal arrives.
    await expect.poll(() => isHealthy(origin, 200).catch(({ name }) => name)).toBe('TimeoutError');
  }
  gateways[1]?.child.kill('SIGTERM');
  for (const { closed, output } of gateways) {
    expect(await closed).toEqual([null, 'SIGKILL']);
    expect(JSON.parse(output.err)).toMatchObject({ level: 60, msg: 'event loop blocked', seconds: 6 });
  }
  expect(performance.now() - start).toBeLessThan(MAX_KILL_DELAY_MS);
});

it('S20 a gateway with a responsive event loop keeps running', async () => {
  const { child, closed, origin } = await startGatewayProcess({ EVENT_LOOP_TIMEOUT_SECONDS: '1' });
  const start = performance.now();
  while (performance.now() - start < 2_000) expect(await isHealthy(origin, 5_000)).toBe(true);
  child.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
});
