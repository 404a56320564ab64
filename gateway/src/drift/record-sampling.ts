const WINDOW_MS = 60_000;
const MAX_RECORDS = 3_000;
const SAMPLE = 10;

/** Selects all records up to a bound per minute, and every tenth above it: a load of changed records costs little. */
export class RecordSampling {
  #windowStart = Number.NEGATIVE_INFINITY;
  #records = 0;

  /** In milliseconds, of a clock that may jump. */
  startWindow(now: number): void {
    if (Math.abs(now - this.#windowStart) < WINDOW_MS) return;
    this.#windowStart = now;
    this.#records = 0;
  }

  isSelected(): boolean {
    this.#records++;
    return this.#records <= MAX_RECORDS || this.#records % SAMPLE === 0;
  }
}
