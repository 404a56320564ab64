import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';

const ENV = { PATH: process.env.PATH ?? '', CERTIFICATE_NAME: 'gateway', CERTIFICATE_PASSWORD: 'only-for-this-test' };

function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, ['gateway/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, output };
}

const ended = async (child: ChildProcess) => child.exitCode ?? (await once(child, 'close'))[0];

/** A content service that answers when it is told to. */
async function startSlowLegacy() {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    asked.resolve();
    await gate.promise;
    response.end(JSON.stringify({ code: 200, data: { total: 0, records: [] } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: asked.promise,
    answer: gate.resolve,
  };
}

describe('the process of the gateway', () => {
  it('S16 names everything that is wrong with its environment, and ends', async () => {
    const { child, output } = startProcess({ PATH: ENV.PATH, PORT: 'high', LEGACY_API_URL: 'nowhere' });
    expect(await ended(child)).toBe(1);
    for (const name of ['PORT', 'LEGACY_API_URL', 'CERTIFICATE_NAME', 'CERTIFICATE_PASSWORD']) {
      expect(output.err).toContain(name);
    }
    expect(output.err).not.toMatch(/at .*\.ts/);
  });

  it('S7 finishes what it began when it is told to end, and logs it as JSON with the id of the request', async () => {
    const legacy = await startSlowLegacy();
    const { child, output } = startProcess({ ...ENV, PORT: '0', LEGACY_API_URL: legacy.url });
    await expect.poll(() => output.out, { timeout: 10_000 }).toContain('listening');
    const [, origin] = /(http:\/\/127[\d.:]+)/.exec(output.out) ?? [];
    const answer = fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'drained-request' },
      body: JSON.stringify({ query: 'query Drained { newsArticles { totalCount } }' }),
    });
    await legacy.asked;
    child.kill('SIGTERM');
    legacy.answer();
    expect(await (await answer).json()).toEqual({ data: { newsArticles: { totalCount: 0 } } });
    expect(await ended(child)).toBe(0);

    const lines = output.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: 'drained-request',
        operation: 'Drained',
        outcome: 'ok',
        calls: [expect.objectContaining({ call: 'newsFindAll', cache: 'miss' })],
      }),
    );
    expect(output.out).not.toContain(ENV.CERTIFICATE_PASSWORD);
  }, 20_000);
});
