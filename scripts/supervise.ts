import { log } from './log.ts';
import type { Service } from './processes.ts';

/** Restarts a service after SIGKILL, which its watchdog sends when the event loop is blocked. Any other exit is final. */
export function supervise(first: Service, start: () => Promise<Service>): Service {
  let current = Promise.resolve(first);
  let isStopping = false;

  async function untilEnded(): Promise<Awaited<Service['ended']>> {
    const outcome = await (await current).ended;
    if (isStopping || !outcome.wasKilled) return outcome;
    log(`${first.name} was killed; restarting …\n${outcome.output.trim().split('\n').at(-1)}`);
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
