import DataLoader from 'dataloader';
import type { LegacyClient } from '../legacy/client.ts';

type Source<Item> = {
  findOne: (id: string) => Promise<Item | null>;
  findAll: () => Promise<readonly Item[]>;
};

export type RecordLoader<Item> = {
  load: (id: string) => Promise<Item | null>;
  /** The records of the ids that exist, in the order of the ids. */
  loadAll: (ids: readonly string[]) => Promise<Item[]>;
  /** Adds a record that was loaded in another way. */
  prime: (item: Item) => void;
};

/** Loads records by id, with one loader per operation: each operation has a legacy client of its own. */
export function createRecordLoader<Item extends { id: string }>(
  toSource: (legacy: LegacyClient) => Source<Item>,
): (legacy: LegacyClient) => RecordLoader<Item> {
  const loaders = new WeakMap<LegacyClient, RecordLoader<Item>>();
  return (legacy) => {
    const loader = loaders.get(legacy) ?? createLoader(toSource(legacy));
    loaders.set(legacy, loader);
    return loader;
  };
}

/** The content service has no call for several ids: one record is loaded by its id, several by loading all. */
function createLoader<Item extends { id: string }>({ findOne, findAll }: Source<Item>): RecordLoader<Item> {
  const single = new DataLoader<string, Item | null>(async (ids) => {
    const possible = ids.filter(isRecordId);
    const [only] = possible;
    const items = possible.length < 2 ? [only === undefined ? null : await findOne(only)] : await findAll();
    const byId = indexById(items);
    return ids.map((id) => byId.get(id) ?? null);
  });

  // A hundred lists of the same ten records load ten, not a thousand.
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
