import type { Redis } from './redis.ts';

const KEY = 'heliograph:purges';
const CHANNEL = 'heliograph:purge';
/** As long as anything lies on the shelf. */
const LIFE_S = 24 * 60 * 60;

/** What was purged, by any instance. */
export type Purges = {
  /** Whether something with these tags was purged after it was stored at a time of the day's clock. */
  isPurged: (tags: readonly string[], storedAt: number) => boolean;
  /** Tells the other instances; answers whether they will know. */
  announce: (tags: readonly string[]) => Promise<boolean>;
  close: () => void;
};

/** For an instance that is alone. */
export const noPurges: Purges = { isPurged: () => false, announce: async () => true, close: () => {} };

/** Shares purges through Redis; `onPurge` is told those of other instances, also those missed while it was away. */
export function sharePurges({ client, attempt }: Redis, onPurge: (tags: ReadonlySet<string>) => void): Purges {
  const purgedAt = new Map<string, number>();
  const take = (tags: Iterable<readonly [string, number]>) => {
    const news = [...tags].filter(([tag, at]) => at > (purgedAt.get(tag) ?? 0));
    for (const [tag, at] of news) purgedAt.set(tag, at);
    if (news.length > 0) onPurge(new Set(news.map(([tag]) => tag)));
  };
  const catchUp = async () => {
    const all = await attempt((ready) => ready.hGetAll(KEY), {});
    take(Object.entries(all).map(([tag, at]) => [tag, Number(at)] as const));
  };

  const subscriber = client.duplicate();
  subscriber.on('error', () => {});
  subscriber.on('ready', catchUp);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(CHANNEL, catchUp))
    .catch(() => {});

  return {
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
    close: () => subscriber.destroy(),
  };
}
