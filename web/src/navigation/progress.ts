export type ProgressState = 'HIDDEN' | 'RUNNING' | 'DONE' | 'FAILED';

const THROTTLE_MS = 200;
const GROWTH_MS = 5000;
const HIDE_MS = 500;

/** The life of the bar that tells of a page under way: late enough not to flicker, and never for ever. */
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
