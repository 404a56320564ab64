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
  let isSubscribed = false;
  let isLoaded = false;

  /** Logs once per outage. */
  function report(error: unknown): void {
    if (!isDisconnected) console.error('Lost the Redis connection that delivers purges.', error);
    isDisconnected = true;
  }

  /** Timestamps of past purges come from other clocks; new purges count from now. */
  async function readAll(): Promise<void> {
    for (const [tag, at] of Object.entries(await client.hGetAll(key))) {
      if (known.get(tag) === at) continue;
      known.set(tag, at);
      markPurged([tag], isLoaded ? getTime() : Number(at));
    }
    isLoaded = true;
    isDisconnected = false;
  }

  function onPurge(id: string): void {
    readAll()
      .then(() => client.publish(acknowledgements, id))
      .catch(() => {});
  }

  /** The client renews a subscription when it reconnects, but not one that the lost connection refused. */
  async function subscribe(): Promise<void> {
    if (!isSubscribed) await subscriber.subscribe(channel, onPurge);
    isSubscribed = true;
    await readAll();
  }

  for (const connection of [client, subscriber]) {
    connection.on('error', report);
    connection.unref();
  }
  client.on('ready', () => readAll().catch(report));
  const loaded = new Promise<void>((resolve) => {
    subscriber.on('ready', () => subscribe().then(resolve, report));
  });
  for (const connection of [client, subscriber]) connection.connect().catch(report);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, CONNECT_MS).unref())]);
  return () => {
    isDisconnected = true;
    client.destroy();
    subscriber.destroy();
  };
}
