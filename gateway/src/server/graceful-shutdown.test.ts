import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

it('requests during shutdown receive a GraphQL error with status 503 and CORS headers', async () => {
  const gateway = await startGateway();
  const { hostname, port } = new URL(gateway.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET /graphql?query={serverTime} HTTP/1.1\r\n');
  const isHealthy = () =>
    fetch(`${gateway.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await isHealthy()).toBe(true);

  const closed = gateway.close();
  await expect.poll(isHealthy).toBe(false);
  socket.write('Host: x\r\nOrigin: https://app.example\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  for (const header of [/^retry-after: [1-5]\r$/im, /^access-control-allow-origin: \*/im, /^connection: close/im]) {
    expect(head).toMatch(header);
  }
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
  await closed;
});

it('a connection that never sent a request does not delay shutdown', async () => {
  const gateway = await startGateway();
  const { hostname, port } = new URL(gateway.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await fetch(`${gateway.origin}/healthz`);
  await gateway.close();
  expect(await text(socket)).toBe('');
});

it('a draining gateway accepts connections until the proxy has taken it out of rotation', async () => {
  const gateway = await startGateway({ drainLimits: { idleMs: 100, arrivalMs: 20_000 } });
  expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200);
  let isClosed = false;
  const closed = gateway.close().then(() => {
    isClosed = true;
  });
  const statuses = new Set<number>();
  const begin = performance.now();
  while (performance.now() < begin + 800) statuses.add((await fetch(gateway.url)).status);
  expect([...statuses]).toEqual([503]);
  expect(isClosed).toBe(false);
  await closed;
});
