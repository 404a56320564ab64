import { setImmediate } from 'node:timers';

/**
 * Lets one go on in each turn of the event loop. Where many answers have come at once, Node would read them all before
 * it looks at its connections again, and of new ones it accepts but one a turn: nobody could be refused at once.
 */
export function createEventLoopYield(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function letOneOn(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letOneOn);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(letOneOn);
    });
}
