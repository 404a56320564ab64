import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PurgeTopic, purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import type { Redis } from './redis.ts';

const { key: KEY, channel: CHANNEL } = purgeTopics.gateways;
const ACKNOWLEDGEMENT_CHANNELS = Object.values(purgeTopics).map((topic) => topic.acknowledgements);
/** As long as entries live in the Redis store. */
const TTL_S = 24 * 60 * 60;
const RETRY_MS = 500;

/** Cache invalidation by tag: purges, shared by all instances. */
export type InvalidationBus = {
  /** Whether all purges have been received; until then, entries in the Redis store may be outdated. */
  isSynced: () => boolean;
  /** Whether one of the tags was purged at or after `storedAt`, in epoch milliseconds. */
  isPurged: (tags: readonly string[], storedAt: number) => boolean;
  /** Purges the other gateways; resolves to whether every connected one acknowledged. */
  publish: (tags: readonly string[]) => Promise<boolean>;
  /** Purges the sites; resolves to whether every connected one acknowledged. */
  publishToSites: (tags: readonly string[]) => Promise<boolean>;
  close: () => void;
};

/** For a single instance, without Redis. */
export const localInvalidationBus: InvalidationBus = {
  isSynced: () => true,
  isPurged: () => false,
  publish: async () => true,
  publishToSites: async () => true,
  close: () => {},
};

/** Calls `onPurge` with the tags that another instance purged, including those purged while this one was offline. */
export function createInvalidationBus(
  { client }: Redis,
  onPurge: (tags: ReadonlySet<string>) => void,
): InvalidationBus {
  const purgedAt = new Map<string, number>();
  const apply = (purges: Iterable<readonly [string, number]>) => {
    const unseen = [...purges].filter(([tag, at]) => at > (purgedAt.get(tag) ?? 0));
    for (const [tag, at] of unseen) purgedAt.set(tag, at);
    if (unseen.length > 0) onPurge(new Set(unseen.map(([tag]) => tag)));
  };
  let isClosed = false;
  let isSynced = false;
  let isReading = false;
  let hasUnread = true;

  /** Retries until Redis responds: purges are not published again. */
  async function sync(): Promise<void> {
    isSynced = false;
    hasUnread = true;
    if (isReading) return;
    isReading = true;
    while (hasUnread && !isClosed) {
      hasUnread = false;
      await readPurges().catch(async () => {
        hasUnread = true;
        await sleep(RETRY_MS, undefined, { ref: false });
      });
    }
    isReading = false;
    isSynced = subscriber.isReady;
    acknowledge();
  }

  const unacknowledged: string[] = [];

  /** Only after the purge was applied, so that no site fetches from a gateway with outdated caches. */
  function acknowledge(): void {
    for (const id of unacknowledged.splice(0))
      client.publish(purgeTopics.gateways.acknowledgements, id).catch(() => {});
  }

  const acknowledgements = createAcknowledgements();

  function send({ key, channel }: PurgeTopic, tags: readonly string[], at: number): Promise<boolean> {
    const id = randomUUID();
    // Not through `attempt`: a slow purge must still reach the other instances.
    return acknowledgements.waitForAll(id, async () => {
      if (!client.isReady) return null;
      // Without a transaction: if the queue of the client rejected its end, the connection would queue all later commands.
      const replies = await client
        .multi()
        .hSet(key, Object.fromEntries(tags.map((tag) => [tag, String(at)])))
        .expire(key, TTL_S)
        .publish(channel, id)
        .execAsPipeline();
      return Number(replies.at(-1));
    });
  }

  async function readPurges(): Promise<void> {
    const purges = await client.hGetAll(KEY);
    apply(Object.entries(purges).map(([tag, at]) => [tag, Number(at)] as const));
  }

  const subscriber = client.duplicate();
  let isSubscribed = false;
  const subscribe = async () => {
    if (!isSubscribed) {
      await subscriber.subscribe(ACKNOWLEDGEMENT_CHANNELS, acknowledgements.acknowledge);
      await subscriber.subscribe(CHANNEL, (id) => {
        unacknowledged.push(id);
        return sync();
      });
    }
    isSubscribed = true;
    await sync();
  };
  subscriber.on('error', () => {
    isSynced = false;
  });
  // Also after a reconnect. If the connection is lost again, the next `ready` retries.
  subscriber.on('ready', () => void subscribe().catch(() => {}));
  subscriber.connect().catch(() => {});

  return {
    isSynced: () => isSynced,
    isPurged: (tags, storedAt) => tags.some((tag) => (purgedAt.get(tag) ?? 0) >= storedAt),
    publish: (tags) => {
      const now = Date.now();
      for (const tag of tags) purgedAt.set(tag, now);
      return send(purgeTopics.gateways, tags, now);
    },
    publishToSites: (tags) => send(purgeTopics.sites, tags, Date.now()),
    close: () => {
      isClosed = true;
      subscriber.destroy();
    },
  };
}
