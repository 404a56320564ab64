import { createClient } from 'redis';
import { withTimeout } from './with-timeout.ts';

/** A command that takes longer counts as failed. */
const COMMAND_TIMEOUT_MS = 30;
const PATIENT_TIMEOUT_MS = 1_000;
/** After a failure, Redis is not used for this long. */
const COOLDOWN_MS = 1_000;
const CONNECT_TIMEOUT_MS = 500;
const MAX_RECONNECT_DELAY_MS = 2_000;
const MAX_QUEUED_COMMANDS = 1_000;

type RedisClient = ReturnType<typeof createRedisClient>;

/** State that instances share. Best effort: every command may fail. */
export type Redis = {
  client: RedisClient;
  /** Returns the fallback if Redis fails or does not respond in time. */
  attempt: <Result>(command: (client: RedisClient) => Promise<Result>, fallback: Result) => Promise<Result>;
  /** Like `attempt`, but waits up to a second: for state that is expensive to lose. */
  attemptPatiently: <Result>(command: (client: RedisClient) => Promise<Result>, fallback: Result) => Promise<Result>;
  close: () => void;
};

function createRedisClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (attempts) => Math.min(attempts * 100, MAX_RECONNECT_DELAY_MS),
    },
  });
}

/** Connects and reconnects in the background. Reports the first failure of each outage. */
export function connectRedis(url: string, report: (what: string, error: unknown) => void): Redis {
  const client = createRedisClient(url);
  let retryAt = 0;
  let hasFailed = false;
  const onFailure = (error: unknown) => {
    retryAt = performance.now() + COOLDOWN_MS;
    if (!hasFailed) report('redis', error);
    hasFailed = true;
  };
  client.on('error', onFailure);
  client.connect().catch(onFailure);

  return {
    client,
    attempt: async (command, fallback) => {
      if (!client.isReady || performance.now() < retryAt) return fallback;
      try {
        const result = await withTimeout(COMMAND_TIMEOUT_MS, command(client), () => new Error('Redis timed out'));
        hasFailed = false;
        return result;
      } catch (error) {
        onFailure(error);
        return fallback;
      }
    },
    attemptPatiently: async (command, fallback) => {
      if (!client.isReady) return fallback;
      return withTimeout(PATIENT_TIMEOUT_MS, command(client), () => new Error('Redis timed out')).catch(() => fallback);
    },
    close: () => client.destroy(),
  };
}
