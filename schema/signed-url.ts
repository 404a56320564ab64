import { createHmac, timingSafeEqual } from 'node:crypto';
import { defaultLocale, isLocale, type Locale } from './locales.ts';

type Signing = {
  secret: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Locale of the page that an expired URL shows. */
  locale: Locale;
};

/** Adds an expiry time, the locale, and an HMAC-SHA256 signature of all three to a path. */
export function signUrl(path: string, { secret, expiresAt, locale }: Signing): string {
  const expires = String(Math.floor(expiresAt / 1000));
  return `${path}?${new URLSearchParams({ expires, locale, signature: sign(path, expires, locale, secret) })}`;
}

export type SignedUrl = { status: 'valid' | 'expired' | 'invalid'; locale: Locale };

/** Verifies a URL from `signUrl`. Without a secret, no URL is valid. */
export function checkSignedUrl({ pathname, searchParams }: URL, secret: string | undefined, now: number): SignedUrl {
  const [expires, locale, signature] = ['expires', 'locale', 'signature'].map((name) => searchParams.get(name) ?? '');
  const known = isLocale(locale) ? locale : defaultLocale;
  if (!secret || !isSame(signature ?? '', sign(pathname, expires ?? '', locale ?? '', secret))) {
    return { status: 'invalid', locale: known };
  }
  return { status: now < Number(expires) * 1000 ? 'valid' : 'expired', locale: known };
}

function sign(path: string, expires: string, locale: string, secret: string): string {
  return createHmac('sha256', secret).update(`${path}\n${expires}\n${locale}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
