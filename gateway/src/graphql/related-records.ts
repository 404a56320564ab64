import type { LegacyClient } from '../legacy/client.ts';
import { perOperation } from './per-operation.ts';
import type { RecordLoader } from './record-loader.ts';

/** Ids of related records that a filter requires. */
export type RelationFilter = { product?: string | null | undefined; material?: string | null | undefined };

type Related = { productIds?: readonly string[]; materialIds?: readonly string[] };

export function hasRelation({ product, material }: RelationFilter): boolean {
  return Boolean(product || material);
}

export function isRelatedTo({ product, material }: RelationFilter): (record: Related) => boolean {
  return ({ productIds = [], materialIds = [] }) =>
    (!product || productIds.includes(product)) && (!material || materialIds.includes(material));
}

/** Finds the records that refer to an id, in the order of the complete list, which is requested once per operation. */
export function createReverseLoader<Item extends { id: string }>(
  loader: (legacy: LegacyClient) => RecordLoader<Item>,
  toIds: (item: Item) => readonly string[],
): (legacy: LegacyClient) => (id: string) => Promise<readonly Item[]> {
  return perOperation((legacy) => {
    let index: Promise<Map<string, Item[]>> | undefined;
    return async (id) => {
      index ??= loader(legacy)
        .findAll()
        .then((items) => indexByIds(items, toIds));
      return (await index).get(id) ?? [];
    };
  });
}

function indexByIds<Item>(items: readonly Item[], toIds: (item: Item) => readonly string[]): Map<string, Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    for (const id of new Set(toIds(item))) index.set(id, [...(index.get(id) ?? []), item]);
  }
  return index;
}
