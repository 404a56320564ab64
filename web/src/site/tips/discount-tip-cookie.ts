import { writeCookie } from '../cookies.ts';

const NAME = 'discount_tip_closed';
const DAY = 24 * 60 * 60;

export function isTipClosed(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));
}

export function rememberClosedTip(): void {
  writeCookie(NAME, '1', DAY);
}
