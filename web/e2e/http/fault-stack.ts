import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from '../../../gateway/src/testing/fault-proxy.ts';
import { findFreePort } from '../../../gateway/src/testing/free-port.ts';
import { createTestEnv } from '../../../scripts/addresses.ts';
import { stopAll } from '../../../scripts/processes.ts';
import { startSite } from '../../../scripts/stack.ts';
import { startContentService, startGateway } from '../../../scripts/two-instances/instances.ts';

/** Each of the three services has 30 seconds to start. */
export const START_TIMEOUT_MS = 120_000;

export type FaultStack = Awaited<ReturnType<typeof startFaultStack>>;

/** Separate services with fault proxies: content service ← proxy ← gateway ← proxy ← site. */
export async function startFaultStack() {
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-faults-'));
  try {
    return await startIn(folder);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function startIn(folder: string) {
  const env = await createTestEnv(folder);
  const purgeToken = randomBytes(32).toString('hex');
  const contentService = await startContentService(env, env.DATABASE_URL);
  const contentProxy = await startFaultProxy(env.LEGACY_API_URL);
  const port = await findFreePort();
  const siteOrigin = `http://localhost:${port}`;
  const { LEGACY_API_URL: _, GATEWAY_URL: __, SITE_URL: ___, ...credentials } = env;
  const { address } = await startGateway('The gateway', {
    ...credentials,
    LEGACY_API_URL: contentProxy.url,
    PERSISTED_OPERATIONS: '.data/persisted-operations.json',
    PURGE_TOKEN: purgeToken,
    SITE_URLS: siteOrigin,
    LOG_LEVEL: 'silent',
  });
  const gatewayUrl = `http://${address}`;
  const gatewayProxy = await startFaultProxy(gatewayUrl);
  await startSite({ ...env, GATEWAY_URL: gatewayProxy.url }, port, { PURGE_TOKEN: purgeToken });
  return {
    siteOrigin,
    gatewayUrl,
    contentService,
    contentProxy,
    gatewayProxy,
    purge: (tags: readonly string[]) =>
      fetch(`${gatewayUrl}/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      }),
    stop: async () => {
      await Promise.all([gatewayProxy.close(), contentProxy.close()]);
      await stopAll();
      await rm(folder, { recursive: true });
    },
  };
}
