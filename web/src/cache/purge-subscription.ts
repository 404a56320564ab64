import { purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { createClient } from 'redis';
import { getEnv } from '#config/env.ts';
import { getTime, markPurged } from './purged-tags.ts';

const { key, channel, acknowledgements } = purgeTopics.sites;
const CONNECT_MS = 500;
const MAX_BACKOFF_MS = 2_000;

/**
 * Follows purges through Redis, where there is one, also those missed while it was away. Resolves when those of the past
 * are known, or soon after the start: without Redis, pages are served as they are.
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

  /** Once for each time that Redis is away. */
  function report(error: unknown): void {
    if (!isDisconnected) console.error('Redis, through which purges come, does not answer.', error);
    isDisconnected = true;
  }

  /** Times of the past are those of another clock; what is new counts from now on. */
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
