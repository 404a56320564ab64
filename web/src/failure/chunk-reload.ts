const STORAGE_KEY = 'heliograph:reloaded-at';
const GUARD_MS = 60_000;

/** A new deployment removes chunks of the old one. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /loading (css )?chunk|load chunk/i.test(error.message))
  );
}

/** At most once a minute; returns whether it reloads. */
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

export function reloadForMissingChunk(error: unknown): void {
  if (isChunkError(error)) reloadOnce(window.sessionStorage, () => window.location.reload());
}
