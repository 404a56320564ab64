import { z } from 'zod';
import { type Change, driftKinds, type Trait, toChangeId, verdicts } from './drift-change.ts';
import { toTypes } from './json-types.ts';

/** `isUnread`: see `ObservedField`. */
export type AcceptedTrait = { call: string; path: string; trait: Trait; isUnread: boolean };

export type DriftContent = {
  /** Start of the learning period by call, or by call and path of a later field, in epoch milliseconds. */
  since: ReadonlyMap<string, number>;
  accepted: readonly AcceptedTrait[];
  changes: readonly Change[];
};

/** Since the last write. Updates of several instances may be stored in any order. */
export type DriftUpdate = {
  since: Map<string, number>;
  accepted: AcceptedTrait[];
  /** Changes with the count since then, by id. */
  seen: Map<string, Change>;
  removed: Map<string, Change>;
};

/** Where the state survives a restart. Its methods reject if it is not available. */
export type DriftStore = {
  kind: 'redis' | 'file';
  /** Undefined if nothing has changed since the last call; `lost` if the store has lost its content. */
  read: () => Promise<DriftContent | 'lost' | undefined>;
  write: (update: DriftUpdate, getContent: () => DriftContent) => Promise<void>;
};

export function createUpdate(): DriftUpdate {
  return { since: new Map(), accepted: [], seen: new Map(), removed: new Map() };
}

export function isEmptyUpdate({ since, accepted, seen, removed }: DriftUpdate): boolean {
  return since.size + accepted.length + seen.size + removed.size === 0;
}

const traitSchema = z.custom<Trait>(
  (value) => typeof value === 'string' && (value === 'absent' || value.startsWith('=') || toTypes(value) !== 0),
);

const fieldSchema = z.object({ call: z.string(), path: z.string(), trait: traitSchema });

export const storedTraitSchema = fieldSchema.extend({ isUnread: z.boolean() });

export const storedChangeSchema = fieldSchema
  .extend({
    kind: z.enum(driftKinds),
    verdict: z.enum(verdicts),
    firstSeen: z.number(),
    lastSeen: z.number(),
    count: z.number(),
  })
  .transform((change): Change => ({ ...change, id: toChangeId(change) }));
