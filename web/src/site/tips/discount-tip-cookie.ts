import type { Locale } from '@heliograph/schema/locales.ts';
import { storedItems } from '../../../content/browser-storage/browser-storage.ts';
import { writeCookie } from '../cookies.ts';

const COOKIE = storedItems.closedOffer;

export function isTipClosed(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE.name}=`));
}

export function rememberClosedTip(locale: Locale): void {
  writeCookie(COOKIE, '1', locale);
}
