import type { AddressInfo } from 'node:net';
import { createServer } from '../../../gateway/src/server/create-server.ts';

type GatewayOptions = { legacyUrl: string; siteUrl: string };

/** A gateway that can be stopped and started again, with empty caches, on the same port. */
export async function startRestartableGateway({ legacyUrl, siteUrl }: GatewayOptions) {
  let app = await listen(0);
  const { port } = app.server.address() as AddressInfo;

  async function listen(onPort: number) {
    const created = await createServer({
      legacyUrl,
      siteUrl,
      // Not used by the app.
      certificateUrl: legacyUrl,
      credential: { name: 'none', password: 'none' },
    });
    await created.listen({ host: '127.0.0.1', port: onPort });
    return created;
  }

  const stop = () => app.close();
  const start = async () => {
    app = await listen(port);
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
