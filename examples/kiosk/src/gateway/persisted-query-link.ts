import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { generatePersistedQueryIdsFromManifest } from '@apollo/persisted-query-lists';

/** Sends the hashes of the manifest that `@apollo/generate-persisted-query-manifest` has written. */
export function createPersistedQueryLink(): PersistedQueryLink {
  return new PersistedQueryLink(
    generatePersistedQueryIdsFromManifest({
      loadManifest: async () => (await import('../generated/persisted-query-manifest.json')).default,
    }),
  );
}
