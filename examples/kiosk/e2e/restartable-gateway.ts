import { createServer } from '../../../gateway/src/server/create-server.ts';
import { findFreePort } from '../../../gateway/src/testing/free-port.ts';

type GatewayOptions = { legacyUrl: string; siteUrl: string };

/** A gateway that can be stopped and started again, with empty caches, on the same port. */
export async function startRestartableGateway({ legacyUrl, siteUrl }: GatewayOptions) {
  const port = await findFreePort();
  let app = await listen();

  async function listen() {
    const created = await createServer({
      legacyUrl,
      siteUrl,
      // Not used by the app.
      certificateUrl: legacyUrl,
      credential: { name: 'none', password: 'none' },
      mail: { from: 'none@heliograph.example', folder: '.data/mail' },
    });
    await created.listen({ host: '127.0.0.1', port });
    return created;
  }

  const stop = () => app.close();
  const start = async () => {
    app = await listen();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    start,
    restart: async () => {
      await stop();
      await start();
    },
  };
}
