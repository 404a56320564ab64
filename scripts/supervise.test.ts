import { expect, it } from 'vitest';
import { findFreePort } from '../gateway/src/testing/free-port.ts';
import { startService } from './processes.ts';
import { supervise } from './supervise.ts';

it('S20 restarts a killed service, and does not restart a stopped one', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const code = `require('node:http').createServer((_, r) => r.end(String(process.pid))).listen(${new URL(url).port}, '127.0.0.1')`;
  const start = () => startService({ name: 'A service', args: ['-e', code] }, url);
  const service = supervise(await start(), start);
  const pid = async () => (await fetch(url)).text();
  const first = await pid();
  service.kill();
  await expect.poll(() => pid().catch(() => first), { timeout: 10_000 }).not.toBe(first);
  await service.stop();
  expect(await service.ended).toMatchObject({ wasKilled: false });
  await expect(pid()).rejects.toThrow();
});
