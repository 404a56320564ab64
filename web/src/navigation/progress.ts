export type ProgressState = 'HIDDEN' | 'RUNNING' | 'DONE' | 'FAILED';

const THROTTLE_MS = 200;
const GROWTH_MS = 5000;
const HIDE_MS = 500;

/** Appears after a delay to avoid flicker, and completes after five seconds at the latest. */
export function createProgress(onChange: (state: ProgressState) => void) {
  let state: ProgressState = 'HIDDEN';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: ProgressState): void {
    state = next;
    onChange(next);
  }

  function after(delay: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, delay);
  }

  function end(result: 'DONE' | 'FAILED'): void {
    change(result);
    after(HIDE_MS, () => change('HIDDEN'));
  }

  function finish(): void {
    clearTimeout(timer);
    if (state === 'RUNNING') end('DONE');
    else if (state !== 'HIDDEN') after(HIDE_MS, () => change('HIDDEN'));
  }

  return {
    start: () =>
      after(THROTTLE_MS, () => {
        change('RUNNING');
        after(GROWTH_MS, finish);
      }),
    finish,
    fail: () => end('FAILED'),
    stop: () => clearTimeout(timer),
  };
}
