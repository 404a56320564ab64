import { createClient } from 'redis';
import { inTime } from './with-timeout.ts';

/** Longest wait for Redis; an instance does without whatever takes longer. */
const PATIENCE_MS = 30;
/** After a fault, Redis is left alone for so long. */
const REST_MS = 1_000;
const CONNECT_MS = 500;
const MAX_BACKOFF_MS = 2_000;
const MAX_QUEUED = 1_000;

type RedisClient = ReturnType<typeof createRedisClient>;

/** What instances share. Every use may fail at any time, and then the instance goes on by itself. */
export type Redis = {
  client: RedisClient;
  /** What Redis answers in time, else what is used instead. */
  attempt: <Result>(work: (client: RedisClient) => Promise<Result>, otherwise: Result) => Promise<Result>;
  close: () => void;
};

function createRedisClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempts) => Math.min(attempts * 100, MAX_BACKOFF_MS),
    },
  });
}

/** Connects in the background, now and whenever the connection is lost. */
export function connectRedis(url: string, report: (what: string, error: unknown) => void): Redis {
  const client = createRedisClient(url);
  let restUntil = 0;
  let isTroubled = false;
  const noteTrouble = (error: unknown) => {
    restUntil = performance.now() + REST_MS;
    if (!isTroubled) report('redis', error);
    isTroubled = true;
  };
  client.on('error', noteTrouble);
  client.connect().catch(noteTrouble);

  return {
    client,
    attempt: async (work, otherwise) => {
      if (!client.isReady || performance.now() < restUntil) return otherwise;
      try {
        const result = await inTime(PATIENCE_MS, work(client), () => new Error('Redis takes too long'));
        isTroubled = false;
        return result;
      } catch (error) {
        noteTrouble(error);
        return otherwise;
      }
    },
    close: () => client.destroy(),
  };
}
