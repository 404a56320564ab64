import { describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

/** Which of the requests from these addresses are refused, where a client has two of them. */
async function askFrom(addresses: string[], trustedProxies?: string): Promise<boolean[]> {
  const gateway = await startGateway({ rateLimits: { challenge: 2 }, trustedProxies });
  onTestFinished(() => gateway.close());
  const refused = [];
  for (const address of addresses) {
    const { errors } = await gateway.ask('mutation { createFormChallenge { id } }', {}, { 'x-forwarded-for': address });
    if (errors) expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    refused.push(errors !== undefined);
  }
  return refused;
}

describe('the rate limits of a client', () => {
  it.each([
    ['one address in its forms', ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '::FFFF:192.0.2.1']],
    ['one /64', ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::', '2001:0db8:0001:0002::3', '2001:db8:1:2:3:4:5:6']],
    ['texts that are no address', ['nobody', '<script>', 'somebody', 'unknown']],
    [
      'what a client puts in front of the address',
      ['1.1.1.1, 192.0.2.1', '1.1.1.2, 192.0.2.1', '1.1.1.3, 192.0.2.1', '192.0.2.1'],
    ],
  ])('count together %s', async (_name, addresses) => {
    expect(await askFrom(addresses)).toEqual([false, false, true, true]);
  });

  it.each([
    ['addresses of version 4', ['192.0.2.1', '192.0.2.2', '::ffff:192.0.2.3', '192.0.2.4']],
    ['networks of version 6', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1']],
  ])('count %s apart', async (_name, addresses) => {
    expect(await askFrom(addresses)).toEqual([false, false, false, false]);
  });

  it('count the address of the connection where it is no trusted proxy', async () => {
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    expect(await askFrom(addresses, '192.0.2.9')).toEqual([false, false, true, true]);
  });
});
