import type { SnapshotStore } from '../../cache/snapshot-store.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import type { ChangeCursor } from './change-cursor.ts';
import { findFeedChanges } from './changes.legacy.ts';
import type { ObservedChanges } from './record-types.ts';
import { findSnapshotChanges } from './snapshot-changes.ts';

type Sources = {
  /** Reads the change feed. */
  feed: Pick<LegacyClient, 'find'>;
  /** One per locale; they read the lists of a content service without a change feed. */
  getClients: () => readonly LegacyClient[];
  snapshots: SnapshotStore;
};

/** The changes after a cursor: stated by the content service, or derived from its lists if it has no change feed. */
export async function findChanges(
  after: ChangeCursor | undefined,
  { feed, getClients, snapshots }: Sources,
): Promise<ObservedChanges> {
  const stated = await findFeedChanges(feed, after);
  return stated ?? findSnapshotChanges(getClients(), snapshots, after);
}
