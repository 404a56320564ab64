import type { Locale } from '@heliograph/schema/locales.ts';
import { writeCookie } from '#browser-storage/cookies.ts';
import { cookies } from '#content/browser-storage/cookies.ts';

const COOKIE = cookies.closedOffer;

export function isDiscountDismissed(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE.name}=`));
}

export function rememberDiscountDismissed(locale: Locale): void {
  writeCookie(COOKIE, '1', locale);
}
