import { existsSync } from 'node:fs';
import { installWithApt } from './debian.ts';
import { log } from './log.ts';

const DEBIAN = '/usr/bin/redis-server';

/** The program of Redis, for the tests: `REDIS_SERVER`, or Debian's, which is installed if it may be. */
export function getRedis(): Record<string, string> {
  const given = process.env.REDIS_SERVER;
  if (given) return { REDIS_SERVER: given };
  if (!existsSync(DEBIAN)) installWithApt('redis-server', 'Redis');
  if (existsSync(DEBIAN)) return { REDIS_SERVER: DEBIAN };
  log('There is no Redis: its tests are left out. Set REDIS_SERVER to the path of redis-server to run them.');
  return {};
}
