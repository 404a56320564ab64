import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignedUrl, signUrl } from './signed-url.ts';

const secret = 'a secret of at least 32 characters';
const expiresAt = Date.parse('2026-01-01T00:00:00Z');
const address = signUrl('/recordings/a.webm', { secret, expiresAt, locale: 'de' });

const check = (path: string, now = expiresAt - 1, key: string | undefined = secret) =>
  checkSignedUrl(new URL(path, 'http://site.example'), key, now);

describe('signed URLs', () => {
  it('R201 are valid until they expire', () => {
    expect(check(address)).toEqual({ status: 'valid', locale: 'de' });
    expect(check(address, expiresAt)).toEqual({ status: 'expired', locale: 'de' });
  });

  it.each([
    ['another path', address.replace('a.webm', 'b.webm')],
    ['a later end', address.replace(/expires=\d+/, 'expires=9999999999')],
    ['another locale', address.replace('locale=de', 'locale=cn')],
    ['no signature', address.replace(/&signature=.*/, '')],
    ['nothing', '/recordings/a.webm'],
    ['a second, empty signature in front', address.replace('?', '?signature=&')],
  ])('R201 are invalid with %s', (_name, changed) => {
    expect(check(changed).status).toBe('invalid');
  });

  it('R201 are invalid with another secret or none', () => {
    expect(check(address, expiresAt - 1, 'another secret of 32 characters!').status).toBe('invalid');
    expect(checkSignedUrl(new URL(address, 'http://site.example'), undefined, 0).status).toBe('invalid');
  });

  it('R201 are invalid with any other signature', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (signature) => {
        const changed = new URL(address, 'http://site.example');
        changed.searchParams.set('signature', signature);
        expect(checkSignedUrl(changed, secret, 0).status).toBe('invalid');
      }),
      { seed: 20_240_930 },
    );
  });
});
