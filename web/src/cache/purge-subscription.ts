import { purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { createClient } from 'redis';
import { getEnv } from '#config/env.ts';
import { getTime, markPurged } from './purged-tags.ts';

const { key, channel, acknowledgements } = purgeTopics.sites;
const CONNECT_MS = 500;
const MAX_BACKOFF_MS = 2_000;

/**
 * Follows purges through Redis, including those missed while it was down. Resolves once past purges are loaded, or
 * after a short timeout.
 */
export async function subscribeToPurges(url = getEnv().REDIS_URL): Promise<() => void> {
  if (url === undefined) return () => {};
  const client = createClient({
    url,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempts) => Math.min(attempts * 100, MAX_BACKOFF_MS),
    },
  });
  const subscriber = client.duplicate();
  const known = new Map<string, string>();
  let isDisconnected = false;

  /** Logs once per outage. */
  function report(error: unknown): void {
    if (!isDisconnected) console.error('Lost the Redis connection that delivers purges.', error);
    isDisconnected = true;
  }

  /** Timestamps of past purges come from other clocks; new purges count from now. */
  async function readAll(isFirst: boolean): Promise<void> {
    for (const [tag, at] of Object.entries(await client.hGetAll(key))) {
      if (known.get(tag) === at) continue;
      known.set(tag, at);
      markPurged([tag], isFirst ? Number(at) : getTime());
    }
  }

  async function onPurge(id: string): Promise<void> {
    await readAll(false);
    await client.publish(acknowledgements, id);
  }

  async function start(): Promise<void> {
    await Promise.all([client.connect(), subscriber.connect()]);
    await subscriber.subscribe(channel, (id) => void onPurge(id).catch(() => {}));
    await readAll(true);
    subscriber.on('ready', () => {
      isDisconnected = false;
      readAll(false).catch(report);
    });
  }

  for (const connection of [client, subscriber]) {
    connection.on('error', report);
    connection.unref();
  }
  const started = start();
  started.catch(report);
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, CONNECT_MS).unref())]).catch(() => {});
  return () => {
    isDisconnected = true;
    client.destroy();
    subscriber.destroy();
  };
}
