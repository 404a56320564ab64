import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress, type ProgressState } from './progress.ts';

let state: ProgressState;
let states: ProgressState[];
let progress: ReturnType<typeof createProgress>;

beforeEach(() => {
  vi.useFakeTimers();
  state = 'HIDDEN';
  states = [];
  progress = createProgress((next) => {
    state = next;
    states.push(next);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('R240 R347 Q51 is hidden for navigations shorter than 200 ms', () => {
  progress.start();
  vi.advanceTimersByTime(199);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual([]);
});

it('R240 R347 Q51 appears after 200 ms, completes at the end, and hides 500 ms later', () => {
  progress.start();
  vi.advanceTimersByTime(200);
  expect(state).toBe('RUNNING');
  progress.finish();
  expect(state).toBe('DONE');
  vi.advanceTimersByTime(499);
  expect(state).toBe('DONE');
  vi.advanceTimersByTime(1);
  expect(state).toBe('HIDDEN');
});

it('R240 R347 Q51 completes after 5 s', () => {
  progress.start();
  vi.advanceTimersByTime(5199);
  expect(state).toBe('RUNNING');
  vi.advanceTimersByTime(1);
  expect(state).toBe('DONE');
});

it('R241 R328 shows a failure until it hides', () => {
  progress.start();
  vi.advanceTimersByTime(300);
  progress.fail();
  progress.finish();
  expect(state).toBe('FAILED');
  vi.advanceTimersByTime(500);
  expect(state).toBe('HIDDEN');
});
