import { sessionKeys } from '#content/browser-storage/cookies.ts';

const FLAG = sessionKeys.languageNote;

/** Whether this session needs no tip any more; one that cannot remember gets none. */
export function isTipDone(): boolean {
  try {
    return sessionStorage.getItem(FLAG) !== null;
  } catch {
    return true;
  }
}

export function forgetTipDone(): void {
  try {
    sessionStorage.removeItem(FLAG);
  } catch {
    // Nothing was stored either.
  }
}

export function rememberTipDone(): void {
  try {
    sessionStorage.setItem(FLAG, 'true');
  } catch {
    // Then there was no tip either.
  }
}
