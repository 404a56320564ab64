import { createApp } from '../app.ts';
import { openTestDatabase } from './open-test-database.ts';

/** The content service with an in-memory database, called without a network. */
export async function startContentService() {
  const db = await openTestDatabase();
  const app = createApp(db);
  return {
    db,
    post: async (url: string, payload: object = {}, headers = {}) =>
      (await app.inject({ method: 'POST', url, payload, headers })).json(),
    get: async (url: string, headers = {}) => (await app.inject({ url, headers })).json(),
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
}

export type ContentService = Awaited<ReturnType<typeof startContentService>>;
