import { log } from './log.ts';
import type { Service } from './processes.ts';

/** Starts a service again whenever it was killed, as its own watchdog does; any other end is final. */
export function supervise(first: Service, start: () => Promise<Service>): Service {
  let current = Promise.resolve(first);
  let isStopping = false;

  async function untilEnded(): Promise<Awaited<Service['ended']>> {
    const outcome = await (await current).ended;
    if (isStopping || !outcome.wasKilled) return outcome;
    log(`${first.name} was killed; starting it again …\n${outcome.output.trim().split('\n').at(-1)}`);
    current = start();
    return untilEnded();
  }

  return {
    name: first.name,
    ended: untilEnded(),
    stop: async () => {
      isStopping = true;
      await (await current).stop();
    },
    kill: () => void current.then(({ kill }) => kill()),
  };
}
