import DataLoader from 'dataloader';

type Source<Item> = {
  findOne: (id: string) => Promise<Item | null>;
  findAll: () => Promise<readonly Item[]>;
};

export type RecordLoader<Item> = DataLoader<string, Item | null>;

/** Records by id. The service has no call for a list of ids: one is asked for alone, many by asking for all. */
export function createRecordLoader<Item extends { id: string }>({
  findOne,
  findAll,
}: Source<Item>): RecordLoader<Item> {
  return new DataLoader(async (ids) => {
    const possible = ids.filter(isRecordId);
    const [only] = possible;
    const items = possible.length < 2 ? [only === undefined ? null : await findOne(only)] : await findAll();
    const byId = new Map(items.flatMap((item) => (item ? [[item.id, item] as const] : [])));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The records of some ids, in their order; what is not there is left out. */
export async function loadAll<Item>(loader: RecordLoader<Item>, ids: readonly string[]): Promise<Item[]> {
  const items = await Promise.all(ids.map((id) => loader.load(id)));
  return items.filter((item) => item !== null);
}

/** The ids of the service are whole numbers; anything else cannot exist there. */
export function isRecordId(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id);
}
