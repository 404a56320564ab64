import { useSyncExternalStore } from 'react';

/** The code in the fragment of the confirmation link; null before hydration. Fragments reach no server and no referrer. */
export function useConfirmationCode(): string | null {
  return useSyncExternalStore(subscribe, readCode, () => null);
}

function readCode(): string {
  return window.location.hash.slice(1);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
