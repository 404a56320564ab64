import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

const REPLACED_WITHIN_MS = 10_000;
const ENV = { CERTIFICATE_NAME: 'gateway', CERTIFICATE_PASSWORD: 'only-for-this-test', PORT: '0' };

/** The gateway, with an endless loop that a signal starts. */
async function startGatewayProcess(env: Record<string, string> = {}) {
  const args = ['--import', './gateway/src/testing/block-event-loop.ts', 'gateway/src/main.ts'];
  const child = spawn(process.execPath, args, { env: { ...ENV, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk));
  const ended = once(child, 'close');
  await expect.poll(() => output.out, { timeout: 20_000 }).toContain('listening');
  const [, origin = ''] = /(http:\/\/127[\d.:]+)/.exec(output.out) ?? [];
  return { child, output, ended, origin };
}

const isAlive = (origin: string, milliseconds: number) =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(milliseconds) }).then(({ ok }) => ok);

it('S20 a gateway whose event loop is blocked is reported and ends within 10 s, told to or not', async () => {
  const gateways = await Promise.all([startGatewayProcess(), startGatewayProcess()]);
  const start = performance.now();
  for (const { child } of gateways) child.kill('SIGUSR2');
  await Promise.all(gateways.map(({ origin }) => expect(isAlive(origin, 200)).rejects.toThrow('timeout')));
  gateways[1]?.child.kill('SIGTERM');
  for (const { ended, output } of gateways) {
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(JSON.parse(output.err)).toMatchObject({ level: 60, msg: 'event loop blocked', seconds: 6 });
  }
  expect(performance.now() - start).toBeLessThan(REPLACED_WITHIN_MS);
});

it('S20 a gateway whose event loop turns is left alone', async () => {
  const { child, ended, origin } = await startGatewayProcess({ EVENT_LOOP_TIMEOUT_SECONDS: '1' });
  const start = performance.now();
  while (performance.now() - start < 2_000) expect(await isAlive(origin, 5_000)).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
