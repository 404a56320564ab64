import { describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

/** Sends one request per address with a limit of two; returns which are rejected. */
async function sendFrom(addresses: string[], trustedProxies?: string): Promise<boolean[]> {
  const gateway = await startGateway({ rateLimits: { challenge: 2 }, trustedProxies });
  onTestFinished(() => gateway.close());
  const rejected = [];
  for (const address of addresses) {
    const { errors } = await gateway.ask('mutation { createFormChallenge { id } }', {}, { 'x-forwarded-for': address });
    if (errors) expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    rejected.push(errors !== undefined);
  }
  return rejected;
}

describe('the rate limiter', () => {
  it.each([
    ['notations of one address', ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '::FFFF:192.0.2.1']],
    ['one /64', ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::', '2001:0db8:0001:0002::3', '2001:db8:1:2:3:4:5:6']],
    ['invalid addresses', ['nobody', '<script>', 'somebody', 'unknown']],
    [
      'addresses that a client prepends',
      ['1.1.1.1, 192.0.2.1', '1.1.1.2, 192.0.2.1', '1.1.1.3, 192.0.2.1', '192.0.2.1'],
    ],
  ])('counts together %s', async (_name, addresses) => {
    expect(await sendFrom(addresses)).toEqual([false, false, true, true]);
  });

  it.each([
    ['IPv4 addresses', ['192.0.2.1', '192.0.2.2', '::ffff:192.0.2.3', '192.0.2.4']],
    ['IPv6 networks', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1']],
  ])('counts %s separately', async (_name, addresses) => {
    expect(await sendFrom(addresses)).toEqual([false, false, false, false]);
  });

  it('counts the connection address if it is not a trusted proxy', async () => {
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    expect(await sendFrom(addresses, '192.0.2.9')).toEqual([false, false, true, true]);
  });
});
