import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { createTestEnv } from '../addresses.ts';
import type { StackEnv } from '../env.ts';
import { findProgram, installPrograms } from '../test-programs.ts';
import { createClientAddresses } from './client-addresses.ts';
import { startDatabase } from './database.ts';
import { findAddress, isSiteBuilt, startContentService, startGateway, startSiteAt } from './instances.ts';
import { startNginx } from './nginx.ts';
import { startRedis } from './redis.ts';

const MANIFEST = '.data/persisted-operations.json';

/** Paths of the required programs. */
export type Programs = { nginx: string; redis: string; postgres: string };

export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;

/** Finds or installs the required programs; null if one is missing. */
export async function findPrograms(): Promise<Programs | null> {
  await installPrograms('nginx', 'redis', 'postgres');
  const [nginx, redis, postgres] = [findProgram('nginx'), findProgram('redis'), findProgram('postgres')];
  return nginx && redis && postgres ? { nginx, redis, postgres } : null;
}

/** Starts the services of docker-compose.yml in the same order, with all files in `folder`. */
export async function startTwoInstances(programs: Programs, folder: string, { hasSites = true } = {}) {
  // nginx and PostgreSQL run under other accounts, which need access to their subfolders.
  chmodSync(folder, 0o711);
  const env = await createTestEnv(folder);
  const [publicAddress, internalAddress] = [await findAddress(), await findAddress()];
  const database = await startDatabase(programs.postgres, folder);
  const redis = await startRedis(programs.redis);
  const contentService = await startContentService(env, database);
  const purgeToken = randomBytes(32).toString('hex');
  const settings = toGatewaySettings(env, { REDIS_URL: redis.url, OUTBOX_URL: database, PURGE_TOKEN: purgeToken });
  const gateways = [await startGateway('Gateway 1', settings), await startGateway('Gateway 2', settings)] as const;
  const sites = [await findAddress(), await findAddress()] as const;
  await startNginx(programs.nginx, folder, {
    PUBLIC: publicAddress,
    INTERNAL: internalAddress,
    GATEWAY_1: gateways[0].address,
    GATEWAY_2: gateways[1].address,
    SITE_1: sites[0],
    SITE_2: sites[1],
  });
  const built = hasSites && isSiteBuilt() ? sites : [];
  const siteSettings = { REDIS_URL: redis.url, PURGE_TOKEN: purgeToken };
  for (const address of built)
    await startSiteAt(address, { ...env, GATEWAY_URL: `http://${internalAddress}` }, siteSettings);
  return {
    origin: `http://${publicAddress}`,
    sites: built.map((address) => `http://${address}`),
    contentService,
    gateways,
    redis,
    database,
    purgeToken,
    mailFolder: env.MAIL_FOLDER,
    clientAddresses: createClientAddresses(),
  };
}

function toGatewaySettings(env: StackEnv, shared: Record<string, string>): Record<string, string> {
  const { LEGACY_API_URL, CERTIFICATE_API_URL, CERTIFICATE_NAME, CERTIFICATE_PASSWORD, VIDEO_URL_SECRET } = env;
  const { MAIL_FOLDER, CONFIRMATION_SECRET } = env;
  return {
    LEGACY_API_URL,
    CERTIFICATE_API_URL,
    CERTIFICATE_NAME,
    CERTIFICATE_PASSWORD,
    PERSISTED_OPERATIONS: MANIFEST,
    ...shared,
    TRUSTED_PROXIES: '127.0.0.1',
    VIDEO_URL_SECRET,
    MAIL_FOLDER,
    CONFIRMATION_SECRET,
    PROOF_OF_WORK_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
  };
}
