import { defaultLocale, localeCodes } from '@heliograph/schema/locales.ts';
import { createCursorExpiredError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Context } from '../../graphql/context.ts';
import { toGlobalId } from '../nodes/global-id.ts';
import { type ChangeCursor, EXPIRED_CURSOR, parseCursor } from './change-cursor.ts';
import { findChanges } from './find-changes.ts';
import { type Change, type ObservedChanges, recordTypes } from './record-types.ts';

/** A full copy takes fewer requests. */
const MAX_CHANGES = 1_000;

export const changeResolvers: Resolvers = {
  Query: {
    changes: async (_root, { after, types }, context) => {
      const position = after == null ? undefined : parseCursor(after);
      const { cursor, positions, changes } = await observeChanges(context, position);
      const isPurged = await context.recordChanges.purgeMoved(positions).then(
        () => true,
        () => false,
      );
      // An instance may still serve older records: their changes are reported once it does not.
      if (!isPurged) return { cursor: after ?? EXPIRED_CURSOR, items: [] };
      if (after == null) return { cursor, items: [] };
      if (!changes || changes.length > MAX_CHANGES) throw createCursorExpiredError();
      return { cursor, items: types ? changes.filter(({ type }) => types.includes(type)) : changes };
    },
  },
  RecordChange: {
    globalId: ({ type, id }: Pick<Change, 'type' | 'id'>) => {
      const { node } = recordTypes[type];
      return node ? toGlobalId(node, id) : null;
    },
  },
};

function observeChanges(context: Context, after: ChangeCursor | undefined): Promise<ObservedChanges> {
  return findChanges(after, {
    feed: context.freshLegacyIn(defaultLocale),
    getClients: () => localeCodes.map((locale) => context.freshLegacyIn(locale)),
    snapshots: context.recordChanges.snapshots,
  });
}
