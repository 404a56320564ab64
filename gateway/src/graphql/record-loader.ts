import DataLoader from 'dataloader';

type Source<Item> = {
  findOne: (id: string) => Promise<Item | null>;
  findAll: () => Promise<readonly Item[]>;
};

export type RecordLoader<Item> = {
  load: (id: string) => Promise<Item | null>;
  /** The records of some ids, in their order; what is not there is left out. */
  loadAll: (ids: readonly string[]) => Promise<Item[]>;
  /** Tells of a record that came in another way. */
  prime: (item: Item) => void;
};

/** Records by id. The service has no call for a list of ids: one is asked for alone, many by asking for all. */
export function createRecordLoader<Item extends { id: string }>({
  findOne,
  findAll,
}: Source<Item>): RecordLoader<Item> {
  const single = new DataLoader<string, Item | null>(async (ids) => {
    const possible = ids.filter(isRecordId);
    const [only] = possible;
    const items = possible.length < 2 ? [only === undefined ? null : await findOne(only)] : await findAll();
    const byId = indexById(items);
    return ids.map((id) => byId.get(id) ?? null);
  });

  // A hundred lists of the same ten records load ten of them, and not a thousand.
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

/** The ids of the service are whole numbers; anything else cannot exist there. */
export function isRecordId(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id);
}
