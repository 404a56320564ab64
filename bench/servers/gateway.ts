import { z } from 'zod';
import { readPersistedOperations } from '../../gateway/src/graphql/persisted-operations.ts';
import { createServer } from '../../gateway/src/server/create-server.ts';
import { publish, readSettings } from './child.ts';

const settings = await readSettings(
  z.object({
    legacyUrl: z.string(),
    manifest: z.string(),
    responseCacheBytes: z.number().optional(),
    upstreamCacheBytes: z.number().optional(),
  }),
);

const app = await createServer({
  ...settings,
  certificateUrl: settings.legacyUrl,
  credential: { name: 'bench', password: 'never sent' },
  mail: { from: 'news@heliograph.example', folder: '.data/mail' },
  persistedOperations: readPersistedOperations(settings.manifest),
});
publish(await app.listen({ host: '127.0.0.1', port: 0 }));
