import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from './redis.ts';

const KEY = 'heliograph:purges';
const CHANNEL = 'heliograph:purge';
/** As long as anything lies on the shelf. */
const LIFE_S = 24 * 60 * 60;
const RETRY_MS = 500;

/** What was purged, by any instance. */
export type Purges = {
  /** Whether all purges are known; until then nothing on the shelf can be trusted. */
  isCurrent: () => boolean;
  /** Whether something with these tags was purged after it was stored at a time of the day's clock. */
  isPurged: (tags: readonly string[], storedAt: number) => boolean;
  /** Tells the other instances; answers whether they will know. */
  announce: (tags: readonly string[]) => Promise<boolean>;
  close: () => void;
};

/** For an instance that is alone. */
export const noPurges: Purges = {
  isCurrent: () => true,
  isPurged: () => false,
  announce: async () => true,
  close: () => {},
};

/** Shares purges through Redis; `onPurge` is told those of other instances, also those missed while it was away. */
export function sharePurges({ client, attempt }: Redis, onPurge: (tags: ReadonlySet<string>) => void): Purges {
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
  }

  async function readAll(): Promise<void> {
    const all = await client.hGetAll(KEY);
    take(Object.entries(all).map(([tag, at]) => [tag, Number(at)] as const));
  }

  const subscriber = client.duplicate();
  let isSubscribed = false;
  const subscribe = async () => {
    if (!isSubscribed) await subscriber.subscribe(CHANNEL, catchUp);
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
      return attempt(async (ready) => {
        await ready
          .multi()
          .hSet(KEY, Object.fromEntries(tags.map((tag) => [tag, String(now)])))
          .expire(KEY, LIFE_S)
          .publish(CHANNEL, 'purged')
          .exec();
        return true;
      }, false);
    },
    close: () => {
      isClosed = true;
      subscriber.destroy();
    },
  };
}
