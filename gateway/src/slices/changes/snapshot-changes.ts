import { createHash } from 'node:crypto';
import type { Snapshot, SnapshotStore } from '../../cache/snapshot-store.ts';
import type { RecordType } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { type ChangeCursor, formatCursor } from './change-cursor.ts';
import { recordLists } from './record-lists.ts';
import { type Change, type ObservedChanges, recordTypeNames, recordTypes } from './record-types.ts';

/**
 * Derives the changes for a content service that does not state them: compares the digests of all records, in every
 * locale, with those at the cursor. A snapshot is identified by its content, so instances agree on it without coordination.
 */
export async function findSnapshotChanges(
  clients: readonly LegacyClient[],
  snapshots: SnapshotStore,
  after: ChangeCursor | undefined,
): Promise<ObservedChanges> {
  const current = await readSnapshot(clients);
  const id = digestOf([...current].flat());
  await snapshots.save(id, current);
  const before = after && 'snapshot' in after ? await snapshots.find(after.snapshot) : undefined;
  const changes = before && compare(before, current);
  return {
    cursor: formatCursor({ snapshot: id }),
    isStated: false,
    positions: toPositions(current),
    changes,
    records: changes?.map(({ type, id }) => ({ tag: recordTypes[type].tag, id })),
  };
}

async function readSnapshot(clients: readonly LegacyClient[]): Promise<Snapshot> {
  const digests: (readonly [key: string, digest: string])[] = [];
  // One after the other: all lists at once would take longer than the timeout of a call.
  for (const legacy of clients) digests.push(...(await readDigests(legacy)));
  const byKey = [...Map.groupBy(digests, ([key]) => key)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(byKey.map(([key, translations]) => [key, digestOf(translations.flat())]));
}

async function readDigests(legacy: LegacyClient) {
  const lists = await Promise.all(
    recordTypeNames.map(async (type) => {
      const records = await recordLists[type](legacy);
      return records.map((record) => [`${type}:${record.id}`, getRecordDigest(record)] as const);
    }),
  );
  return lists.flat();
}

/** By record: cached lists share their records. */
const recordDigests = new WeakMap<object, string>();

function getRecordDigest(record: object): string {
  const digest = recordDigests.get(record) ?? digestOf([JSON.stringify(record)]);
  recordDigests.set(record, digest);
  return digest;
}

function compare(before: Snapshot, current: Snapshot): Change[] {
  const changed = [...current.keys()].filter((key) => before.get(key) !== current.get(key));
  const gone = [...before.keys()].filter((key) => !current.has(key));
  return [...changed.map((key) => toChange(key, false)), ...gone.map((key) => toChange(key, true))];
}

function toChange(key: string, isDeleted: boolean): Change {
  const { type, id } = parseKey(key);
  return { type, id, isDeleted, updatedAt: null };
}

function toPositions(snapshot: Snapshot): ObservedChanges['positions'] {
  const byTag = Map.groupBy(snapshot, ([key]) => recordTypes[parseKey(key).type].tag);
  return new Map([...byTag].map(([tag, entries]) => [tag, digestOf(entries.flat())]));
}

function parseKey(key: string): { type: RecordType; id: string } {
  const [type = '', id = ''] = key.split(/:(.*)/s, 2);
  // `readSnapshot` created the key.
  return { type: type as RecordType, id };
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
