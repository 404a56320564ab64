import { sessionKeys } from '#content/browser-storage/cookies.ts';

const FLAG = sessionKeys.languageNote;

/** Treated as dismissed if session storage is unavailable. */
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
    // Nothing was stored.
  }
}

export function rememberSuggestionDismissed(): void {
  try {
    sessionStorage.setItem(FLAG, 'true');
  } catch {
    // No suggestion was shown.
  }
}
