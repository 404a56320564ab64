import { z } from 'zod';
import { readPersistedOperations } from '../../gateway/src/graphql/persisted-operations.ts';
import { createServer } from '../../gateway/src/server/create-server.ts';
import { announce, readSettings } from './child.ts';

const settings = await readSettings(
  z.object({
    legacyUrl: z.string(),
    manifest: z.string(),
    answerCacheBytes: z.number().optional(),
    callCacheBytes: z.number().optional(),
  }),
);

const app = await createServer({
  ...settings,
  certificateUrl: settings.legacyUrl,
  credential: { name: 'bench', password: 'never sent' },
  persistedOperations: readPersistedOperations(settings.manifest),
});
announce(await app.listen({ host: '127.0.0.1', port: 0 }));
