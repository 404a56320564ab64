/** A revision of a change feed, or a snapshot of all records. */
export type ChangeCursor = { feed: string; revision: number } | { snapshot: string };

const FEED = /^feed:([\w-]{1,100}):(\d{1,15})$/;
const SNAPSHOT = /^snapshot:([\w-]{1,100})$/;

export function formatCursor(cursor: ChangeCursor): string {
  const text = 'feed' in cursor ? `feed:${cursor.feed}:${cursor.revision}` : `snapshot:${cursor.snapshot}`;
  return Buffer.from(text).toString('base64url');
}

/** For a copy that may contain outdated records: the next refresh asks for a new one. */
export const EXPIRED_CURSOR = formatCursor({ feed: 'none', revision: 0 });

/** Undefined for other texts. */
export function parseCursor(cursor: string): ChangeCursor | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, feed, revision] = FEED.exec(text) ?? [];
  if (feed !== undefined) return { feed, revision: Number(revision) };
  const [, snapshot] = SNAPSHOT.exec(text) ?? [];
  return snapshot === undefined ? undefined : { snapshot };
}
