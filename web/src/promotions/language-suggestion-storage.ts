import { sessionKeys } from '#content/browser-storage/cookies.ts';

const STORAGE_KEY = sessionKeys.languageNote;

/** Treated as dismissed if session storage is unavailable. */
export function isSuggestionDismissed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

export function forgetSuggestionDismissed(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

export function rememberSuggestionDismissed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true');
  } catch {
    // No suggestion was shown.
  }
}
