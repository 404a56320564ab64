import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type PurgeTopic, purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import type { Redis } from './redis.ts';

const { key: KEY, channel: CHANNEL } = purgeTopics.gateways;
const ACKNOWLEDGEMENTS = Object.values(purgeTopics).map((topic) => topic.acknowledgements);
/** As long as anything lies on the shelf. */
const LIFE_S = 24 * 60 * 60;
const RETRY_MS = 500;

/** What was purged, by any instance. */
export type Purges = {
  /** Whether all purges are known; until then nothing on the shelf can be trusted. */
  isCurrent: () => boolean;
  /** Whether something with these tags was purged after it was stored at a time of the day's clock. */
  isPurged: (tags: readonly string[], storedAt: number) => boolean;
  /** Purges on the other gateways; answers whether each that is connected has confirmed it. */
  announce: (tags: readonly string[]) => Promise<boolean>;
  /** The same for the sites. */
  announceToSites: (tags: readonly string[]) => Promise<boolean>;
  close: () => void;
};

/** For an instance that is alone. */
export const noPurges: Purges = {
  isCurrent: () => true,
  isPurged: () => false,
  announce: async () => true,
  announceToSites: async () => true,
  close: () => {},
};

/** Shares purges through Redis; `onPurge` is told those of other instances, also those missed while it was away. */
export function sharePurges({ client }: Redis, onPurge: (tags: ReadonlySet<string>) => void): Purges {
  const purgedAt = new Map<string, number>();
  const take = (tags: Iterable<readonly [string, number]>) => {
    const news = [...tags].filter(([tag, at]) => at > (purgedAt.get(tag) ?? 0));
    for (const [tag, at] of news) purgedAt.set(tag, at);
    if (news.length > 0) onPurge(new Set(news.map(([tag]) => tag)));
  };
  let isClosed = false;
  let isCurrent = false;
  let isReading = false;
  /** Whether there may be something that was not read. */
  let isNew = true;

  /** Reads all that was purged, however long Redis takes: a purge that is missed would never be told again. */
  async function catchUp(): Promise<void> {
    isCurrent = false;
    isNew = true;
    if (isReading) return;
    isReading = true;
    while (isNew && !isClosed) {
      isNew = false;
      await readAll().catch(async () => {
        isNew = true;
        await pause(RETRY_MS, undefined, { ref: false });
      });
    }
    isReading = false;
    isCurrent = subscriber.isReady;
    acknowledge();
  }

  const unacknowledged: string[] = [];

  /** A purge counts as done only when it has been read, so that no site asks a gateway that has not dropped its cache. */
  function acknowledge(): void {
    for (const id of unacknowledged.splice(0))
      client.publish(purgeTopics.gateways.acknowledgements, id).catch(() => {});
  }

  const acknowledgements = createAcknowledgements();

  /** Answers whether every subscriber of the topic has read it. */
  function publish({ key, channel }: PurgeTopic, tags: readonly string[], at: number): Promise<boolean> {
    const id = randomUUID();
    // Not by `attempt`: a purge that comes too late for a request has still to reach everybody.
    return acknowledgements.all(id, async () => {
      if (!client.isReady) return null;
      const replies = await client
        .multi()
        .hSet(key, Object.fromEntries(tags.map((tag) => [tag, String(at)])))
        .expire(key, LIFE_S)
        .publish(channel, id)
        .exec();
      return Number(replies.at(-1));
    });
  }

  async function readAll(): Promise<void> {
    const all = await client.hGetAll(KEY);
    take(Object.entries(all).map(([tag, at]) => [tag, Number(at)] as const));
  }

  const subscriber = client.duplicate();
  let isSubscribed = false;
  const subscribe = async () => {
    if (!isSubscribed) {
      await subscriber.subscribe(ACKNOWLEDGEMENTS, acknowledgements.confirm);
      await subscriber.subscribe(CHANNEL, (id) => {
        unacknowledged.push(id);
        return catchUp();
      });
    }
    isSubscribed = true;
    await catchUp();
  };
  subscriber.on('error', () => {
    isCurrent = false;
  });
  // After a connection was lost; one that is lost meanwhile is ready another time.
  subscriber.on('ready', () => void subscribe().catch(() => {}));
  subscriber.connect().catch(() => {});

  return {
    isCurrent: () => isCurrent,
    isPurged: (tags, storedAt) => tags.some((tag) => (purgedAt.get(tag) ?? 0) >= storedAt),
    announce: (tags) => {
      const now = Date.now();
      for (const tag of tags) purgedAt.set(tag, now);
      return publish(purgeTopics.gateways, tags, now);
    },
    announceToSites: (tags) => publish(purgeTopics.sites, tags, Date.now()),
    close: () => {
      isClosed = true;
      subscriber.destroy();
    },
  };
}
