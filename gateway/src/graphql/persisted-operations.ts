import type { AppManifests } from './app-manifests.ts';
import { forEachInSlices } from './for-each-in-slices.ts';
import { type Documents, readManifest, toHash } from './operation-manifest.ts';

/** Persisted documents by hash, of the site and of all apps. */
export type PersistedOperations = ReturnType<typeof createPersistedOperations>;

/** The documents of the site, which every client may send, and of apps, which may change at any time. */
export function createPersistedOperations(site: Documents) {
  let apps: AppManifests = new Map();
  let documents = site;
  const derivations: ((documents: Documents) => Promise<() => void>)[] = [];

  return {
    /**
     * Replaces the manifests of all apps at once, or none if a derived value cannot be computed. Calls must not overlap.
     * New documents are read in slices, so that requests are handled meanwhile.
     */
    setApps: async (manifests: AppManifests): Promise<void> => {
      const next = new Map([...[...manifests.values()].flatMap((manifest) => [...manifest]), ...site]);
      const replacements: (() => void)[] = [];
      for (const prepare of derivations) replacements.push(await prepare(next));
      apps = manifests;
      documents = next;
      for (const replace of replacements) replace();
    },
    has: (hash: string): boolean => documents.has(toHash(hash)),
    get: (hash: string): string | undefined => documents.get(toHash(hash)),
    isOfSite: (hash: string): boolean => site.has(hash),
    isOfApp: (client: string, hash: string): boolean => apps.get(client)?.has(hash) ?? false,
    /** A value computed from what `read` returns for each document, now and whenever documents are replaced. */
    derive: <Item, Value>(
      read: (text: string) => Item,
      combine: (items: ReadonlyMap<string, Item>) => Value,
    ): (() => Value) => {
      let items = new Map([...documents].map(([hash, text]) => [hash, read(text)]));
      let value = combine(items);
      derivations.push(async (next) => {
        const nextItems = new Map<string, Item>();
        await forEachInSlices(next, ([hash, text]) => nextItems.set(hash, items.get(hash) ?? read(text)));
        const nextValue = combine(nextItems);
        return () => {
          items = nextItems;
          value = nextValue;
        };
      });
      return () => value;
    },
  };
}

export function readPersistedOperations(file: string): Documents {
  try {
    return readManifest(file);
  } catch (error) {
    throw new Error(`PERSISTED_OPERATIONS: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** A read-only cache for Apollo: clients cannot register documents, which would evict those of others. */
export function createPersistedQueries(operations: PersistedOperations) {
  return {
    cache: {
      get: async (key: string) => operations.get(key.replace(/^apq:/, '')),
      set: async () => {},
      delete: async () => false,
    },
  };
}
