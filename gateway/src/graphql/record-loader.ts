import DataLoader from 'dataloader';
import type { LegacyClient } from '../legacy/client.ts';
import { perOperation } from './per-operation.ts';

type Source<Item> = {
  findOne: (id: string) => Promise<Item | null>;
  findAll: () => Promise<readonly Item[]>;
};

export type RecordLoader<Item> = {
  load: (id: string) => Promise<Item | null>;
  /** In the order of the ids; omits records that do not exist. */
  loadAll: (ids: readonly string[]) => Promise<Item[]>;
  /** The complete list, requested once per operation. */
  findAll: () => Promise<readonly Item[]>;
  /** Whether the complete list was requested, so that no record needs a call of its own. */
  hasList: () => boolean;
  /** Caches a record that another call returned. */
  prime: (item: Item) => void;
};

/** Loads records by id, with one DataLoader per operation. */
export function createRecordLoader<Item extends { id: string }>(
  toSource: (legacy: LegacyClient) => Source<Item>,
): (legacy: LegacyClient) => RecordLoader<Item> {
  return perOperation((legacy) => createLoader(toSource(legacy)));
}

/**
 * The content service has no batch call: one record is loaded by id, several are picked from the complete list. So is one
 * if the list was requested anyway.
 */
function createLoader<Item extends { id: string }>({ findOne, ...source }: Source<Item>): RecordLoader<Item> {
  let complete: Promise<readonly Item[]> | undefined;
  const findAll = () => {
    complete ??= source.findAll();
    return complete;
  };
  const single = new DataLoader<string, Item | null>(async (ids) => {
    const validIds = ids.filter(isRecordId);
    const [singleId] = validIds;
    const isByList = validIds.length > 1 || (singleId !== undefined && complete !== undefined);
    const items = isByList ? await findAll() : [singleId === undefined ? null : await findOne(singleId)];
    const byId = indexById(items);
    return ids.map((id) => byId.get(id) ?? null);
  });

  // Deduplicates ids across lists: 100 lists of the same 10 records cause 10 loads instead of 1,000.
  const lists = new DataLoader<readonly string[], Item[]>(
    async (lists) => {
      const items = await Promise.all([...new Set(lists.flat())].map((id) => single.load(id)));
      const byId = indexById(items);
      return lists.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
    },
    { cache: false },
  );

  return {
    load: (id) => single.load(id),
    loadAll: (ids) => lists.load(ids),
    findAll,
    hasList: () => complete !== undefined,
    prime: (item) => {
      single.prime(item.id, item);
    },
  };
}

function indexById<Item extends { id: string }>(items: readonly (Item | null)[]): Map<string, Item> {
  return new Map(items.flatMap((item) => (item ? [[item.id, item] as const] : [])));
}

/** Ids of the content service are positive integers. */
export function isRecordId(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id);
}
