import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { createTestEnv } from '../addresses.ts';
import type { StackEnv } from '../env.ts';
import { getPostgres } from '../postgres.ts';
import { getRedis } from '../redis.ts';
import { createClientAddresses } from './client-addresses.ts';
import { startDatabase } from './database.ts';
import { findAddress, isSiteBuilt, startContentService, startGateway, startSiteAt } from './instances.ts';
import { getNginx, startNginx } from './nginx.ts';
import { startRedis } from './redis.ts';

const MANIFEST = '.data/persisted-operations.json';

/** The programs that are needed beside Node. */
export type Programs = { nginx: string; redis: string; postgres: string };

export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;

/** Where the programs are; null when one is missing and may not be installed, which is told. */
export function findPrograms(): Programs | null {
  const [nginx, { REDIS_SERVER: redis }, { POSTGRES_BIN: postgres }] = [getNginx(), getRedis(), getPostgres()];
  return nginx && redis && postgres ? { nginx, redis, postgres } : null;
}

/** Starts what docker-compose.yml names, in its order, with all files in a folder. */
export async function startTwoInstances(programs: Programs, folder: string) {
  // The accounts of nginx and PostgreSQL have to get to their folders within.
  chmodSync(folder, 0o711);
  const env = await createTestEnv(folder);
  const [publicly, inside] = [await findAddress(), await findAddress()];
  const database = await startDatabase(programs.postgres, folder);
  const redis = await startRedis(programs.redis);
  await startContentService(env, database);
  const purgeToken = randomBytes(32).toString('hex');
  const settings = toGatewaySettings(env, redis.url, purgeToken);
  const gateways = [await startGateway('Gateway 1', settings), await startGateway('Gateway 2', settings)] as const;
  const sites = [await findAddress(), await findAddress()] as const;
  await startNginx(programs.nginx, folder, {
    PUBLIC: publicly,
    INSIDE: inside,
    GATEWAY_1: gateways[0].address,
    GATEWAY_2: gateways[1].address,
    SITE_1: sites[0],
    SITE_2: sites[1],
  });
  const built = isSiteBuilt() ? sites : [];
  const siteSettings = { REDIS_URL: redis.url, PURGE_TOKEN: purgeToken };
  for (const address of built) await startSiteAt(address, { ...env, GATEWAY_URL: `http://${inside}` }, siteSettings);
  return {
    origin: `http://${publicly}`,
    sites: built.map((address) => `http://${address}`),
    gateways,
    redis,
    database,
    purgeToken,
    visitors: createClientAddresses(),
  };
}

function toGatewaySettings(env: StackEnv, redisUrl: string, purgeToken: string): Record<string, string> {
  const { LEGACY_API_URL, CERTIFICATE_API_URL, CERTIFICATE_NAME, CERTIFICATE_PASSWORD, VIDEO_URL_SECRET } = env;
  return {
    LEGACY_API_URL,
    CERTIFICATE_API_URL,
    CERTIFICATE_NAME,
    CERTIFICATE_PASSWORD,
    PERSISTED_OPERATIONS: MANIFEST,
    REDIS_URL: redisUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    VIDEO_URL_SECRET,
    PROOF_OF_WORK_SECRET: randomBytes(32).toString('hex'),
    PURGE_TOKEN: purgeToken,
    LOG_LEVEL: 'error',
  };
}
