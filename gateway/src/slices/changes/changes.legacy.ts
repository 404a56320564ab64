import { z } from 'zod';
import type { LegacyClient } from '../../legacy/client.ts';
import { legacyId, legacyText } from '../../legacy/schemas.ts';
import { isStatus } from '../../legacy/transport.ts';
import { type ChangeCursor, formatCursor } from './change-cursor.ts';
import { feedKindTags, type ObservedChanges, recordTypeNames, recordTypes } from './record-types.ts';

const revision = z.number().int().nonnegative();

const feedRecord = z.object({
  kind: legacyText,
  id: legacyId,
  module: z.nullable(legacyText),
  updatedAt: z.iso.datetime(),
  deleted: z.boolean(),
});

/** Not lenient: a lost record would stay outdated in offline copies. */
const changeFeed = z.object({
  feed: z.string().regex(/^[\w-]{1,100}$/),
  revision,
  kinds: z.record(z.string(), revision),
  records: z.array(feedRecord),
});

/** Null if the content service has no change feed. */
export async function findFeedChanges(
  legacy: Pick<LegacyClient, 'find'>,
  after: ChangeCursor | undefined,
): Promise<ObservedChanges | null> {
  const payload = after && 'feed' in after ? { after: after.revision } : {};
  const found = await legacy.find({ call: 'changeFeed', payload, schema: changeFeed }).catch(toMissing);
  if (!found) return null;
  const { feed, kinds, records } = found;
  const isKnown = after && 'feed' in after && after.feed === feed && after.revision <= found.revision;
  return {
    cursor: formatCursor({ feed, revision: found.revision }),
    isStated: true,
    positions: toPositions(feed, kinds),
    changes: isKnown ? records.flatMap(toChanges) : undefined,
    records: isKnown ? records.map(({ kind, id }) => ({ tag: feedKindTags.get(kind), id })) : undefined,
  };
}

/** A content service without this call responds with HTTP 404 and any body. */
function toMissing(error: unknown): null {
  if (isStatus(error, 404)) return null;
  throw error;
}

function toChanges({ kind, id, module, updatedAt, deleted }: z.infer<typeof feedRecord>) {
  const types = recordTypeNames.filter((type) => {
    const source = recordTypes[type];
    return source.kind === kind && (source.module === undefined || source.module === module);
  });
  return types.map((type) => ({ type, id, isDeleted: deleted, updatedAt }));
}

function toPositions(feed: string, kinds: Record<string, number>): ObservedChanges['positions'] {
  const byTag = Map.groupBy(recordTypeNames, (type) => recordTypes[type].tag);
  return new Map(
    [...byTag].map(([tag, types]) => {
      const revisions = types.map((type) => kinds[recordTypes[type].kind] ?? 0);
      return [tag, `${feed} ${Math.max(...revisions)}`];
    }),
  );
}
