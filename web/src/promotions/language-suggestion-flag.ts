import { sessionKeys } from '#content/browser-storage/cookies.ts';

const FLAG = sessionKeys.languageNote;

/** Whether this session needs no tip any more; one that cannot remember gets none. */
export function isSuggestionDismissed(): boolean {
  try {
    return sessionStorage.getItem(FLAG) !== null;
  } catch {
    return true;
  }
}

export function forgetSuggestionDismissed(): void {
  try {
    sessionStorage.removeItem(FLAG);
  } catch {
    // Nothing was stored either.
  }
}

export function rememberSuggestionDismissed(): void {
  try {
    sessionStorage.setItem(FLAG, 'true');
  } catch {
    // Then there was no tip either.
  }
}
