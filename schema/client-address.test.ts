import { describe, expect, it } from 'vitest';
import { normalizeAddress, toClientNetwork } from './client-address.ts';

describe('client addresses', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8::'],
    ['2001:db8:0:0:0:0:0:2', '2001:db8::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
  ])('maps %s to the rate limit key %s', (address, network) => {
    expect(toClientNetwork(address)).toBe(network);
  });

  it.each(['', 'unknown', '<script>', '192.0.2.1:80', '2001:db8::1::2', 'x'.repeat(10_000)])(
    'maps every invalid address to one rate limit key: %j',
    (address) => {
      expect(toClientNetwork(address)).toBe('unknown');
      expect(normalizeAddress(address)).toBeUndefined();
    },
  );

  it('normalizes equal addresses to one form', () => {
    expect(normalizeAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(normalizeAddress('2001:0DB8:0:0::0001')).toBe('2001:db8::1');
  });
});
