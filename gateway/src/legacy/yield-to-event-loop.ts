import { setImmediate } from 'node:timers';

/**
 * Resumes one waiting task per turn of the event loop. Otherwise Node parses all upstream responses that arrived together
 * before it accepts the next connection, and overload is detected too late.
 */
export function createEventLoopYield(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function resumeNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(resumeNext);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(resumeNext);
    });
}
