const STORAGE_KEY = 'heliograph:reloaded-at';
const GUARD_MS = 60_000;

/** Whether code of the page could not be fetched, as happens after a new version was put up. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /loading (css )?chunk|load chunk/i.test(error.message))
  );
}

/** Reloads the page, at most once a minute; false when it was reloaded just now. */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
  now = Date.now(),
): boolean {
  const last = Number(storage.getItem(STORAGE_KEY) ?? 0);
  if (now - last < GUARD_MS) return false;
  storage.setItem(STORAGE_KEY, String(now));
  reload();
  return true;
}

/** Brings the page up to date when its code is no longer there. */
export function reloadForMissingChunk(error: unknown): void {
  if (isChunkError(error)) reloadOnce(window.sessionStorage, () => window.location.reload());
}
