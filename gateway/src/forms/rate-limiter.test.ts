import { describe, expect, it, onTestFinished } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
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

  it('has a quota of its own for each registered client and key, and no other client can use it', async () => {
    const [north, south] = ['n'.repeat(40), 's'.repeat(40)];
    const logged: string[] = [];
    const gateway = await startGateway({
      rateLimits: { inquiry: 1 },
      formClients: [
        { name: 'kiosk', quota: 3, key: north },
        { name: 'kiosk', quota: 2, key: south },
      ],
      logLevel: 'debug',
      logStream: { write: (line) => void logged.push(line) },
    });
    onTestFinished(() => gateway.close());
    const countAccepted = async (name: string, key: string) => {
      const headers = { 'apollographql-client-name': name, 'x-client-key': key };
      const results = [];
      for (let count = 0; count < 4; count++) {
        const { data } = await gateway.ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry() }, headers);
        results.push(data.submitInquiry.__typename);
      }
      return results.filter((type) => type === 'InquiryAccepted').length;
    };
    expect(await countAccepted('kiosk', north)).toBe(3);
    expect(await countAccepted('kiosk', south)).toBe(2);
    expect(await countAccepted('kiosk', `${north.slice(1)}x`)).toBe(1);
    expect(await countAccepted('stranger', north)).toBe(0);
    expect(logged.join('')).toContain('"client":"kiosk"');
    expect(logged.join('')).not.toMatch(/n{20}|s{20}/);
  });

  it('counts the challenges of a registered client apart from its address', async () => {
    const key = 'k'.repeat(40);
    const gateway = await startGateway({
      rateLimits: { challenge: 1 },
      formClients: [{ name: 'kiosk', quota: 1, key }],
    });
    onTestFinished(() => gateway.close());
    const headers = { 'apollographql-client-name': 'kiosk', 'x-client-key': key };
    const isRejected = async () =>
      (await gateway.ask('mutation { createFormChallenge { id } }', {}, headers)).errors !== undefined;
    expect([await isRejected(), await isRejected(), await isRejected(), await isRejected()]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('counts the connection address if it is not a trusted proxy', async () => {
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    expect(await sendFrom(addresses, '192.0.2.9')).toEqual([false, false, true, true]);
  });
});
