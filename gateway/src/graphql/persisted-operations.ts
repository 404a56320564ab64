import type { AppManifests } from './app-manifests.ts';
import { type Documents, readManifest, toHash } from './operation-manifest.ts';

/** Persisted documents by hash, of the site and of all apps. */
export type PersistedOperations = ReturnType<typeof createPersistedOperations>;

/** The documents of the site, which every client may send, and of apps, which may change at any time. */
export function createPersistedOperations(site: Documents) {
  let apps: AppManifests = new Map();
  let documents = site;
  const derivations: ((documents: Documents) => () => void)[] = [];

  return {
    /** Replaces the manifests of all apps at once, or none if a derived value cannot be computed. */
    setApps: (manifests: AppManifests): void => {
      const next = new Map([...[...manifests.values()].flatMap((manifest) => [...manifest]), ...site]);
      const replacements = derivations.map((prepare) => prepare(next));
      apps = manifests;
      documents = next;
      for (const replace of replacements) replace();
    },
    has: (hash: string): boolean => documents.has(toHash(hash)),
    get: (hash: string): string | undefined => documents.get(toHash(hash)),
    isOfSite: (hash: string): boolean => site.has(hash),
    isOfApp: (client: string, hash: string): boolean => apps.get(client)?.has(hash) ?? false,
    /** A value computed from all documents, now and whenever they are replaced. */
    derive: <Value>(compute: (documents: Documents) => Value): (() => Value) => {
      let value = compute(documents);
      derivations.push((next) => {
        const nextValue = compute(next);
        return () => {
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
