import { existsSync } from 'node:fs';
import { installWithApt } from './debian.ts';
import { log } from './log.ts';

const DEBIAN = '/usr/bin/redis-server';

/** Path of redis-server for the tests: `REDIS_SERVER`, or Debian's, installed with apt-get if possible. */
export function getRedis(): Record<string, string> {
  const given = process.env.REDIS_SERVER;
  if (given) return { REDIS_SERVER: given };
  if (!existsSync(DEBIAN)) installWithApt('redis-server', 'Redis');
  if (existsSync(DEBIAN)) return { REDIS_SERVER: DEBIAN };
  log('Redis not found: its tests are skipped. To run them, set REDIS_SERVER to the path of redis-server.');
  return {};
}
