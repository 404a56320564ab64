import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';

const ENV = {
  PATH: process.env.PATH ?? '',
  CERTIFICATE_NAME: 'gateway',
  CERTIFICATE_PASSWORD: 'only-for-this-test',
  OUTBOX_URL: 'off',
  CHANGE_POLL_MS: '0',
};

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

const waitForExit = async (child: ChildProcess) => child.exitCode ?? (await once(child, 'close'))[0];

/** A content service that holds its response until it is released. */
async function startHoldingLegacy() {
  const released = Promise.withResolvers<void>();
  const received = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    received.resolve();
    await released.promise;
    response.end(JSON.stringify({ code: 200, data: { total: 0, records: [] } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: received.promise,
    release: released.resolve,
  };
}

describe('the gateway process', () => {
  it('S16 names every invalid variable and exits', async () => {
    const { child, output } = startProcess({ PATH: ENV.PATH, PORT: 'high', LEGACY_API_URL: 'nowhere' });
    expect(await waitForExit(child)).toBe(1);
    for (const name of ['PORT', 'LEGACY_API_URL', 'CERTIFICATE_NAME', 'CERTIFICATE_PASSWORD']) {
      expect(output.err).toContain(name);
    }
    expect(output.err).not.toMatch(/at .*\.ts/);
  });

  it('S7 completes running requests after SIGTERM and logs them as JSON with the request id', async () => {
    const legacy = await startHoldingLegacy();
    const { child, output } = startProcess({ ...ENV, PORT: '0', LEGACY_API_URL: legacy.url });
    await expect.poll(() => output.out, { timeout: 10_000 }).toContain('listening');
    const [, origin] = /(http:\/\/127[\d.:]+)/.exec(output.out) ?? [];
    const response = fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'drained-request' },
      body: JSON.stringify({ query: 'query Drained { newsArticles { totalCount } }' }),
    });
    await legacy.received;
    child.kill('SIGTERM');
    legacy.release();
    expect(await (await response).json()).toEqual({ data: { newsArticles: { totalCount: 0 } } });
    expect(await waitForExit(child)).toBe(0);

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
