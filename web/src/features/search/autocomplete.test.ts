import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutocomplete, type SearchState, type Suggestions } from './autocomplete.ts';

const RESULT = (title: string): Suggestions => ({ items: [{ title, url: '/a', kind: 'PAGE' }], totalCount: 1 });

/** Requests that are resolved by hand, and the recorded states. */
function setUp() {
  const requests: { text: string; result: (result: Suggestions) => void; fail: () => void }[] = [];
  const states: SearchState[] = [];
  const autocomplete = createAutocomplete(
    (text) =>
      new Promise((resolve, reject) => {
        requests.push({ text, result: resolve, fail: () => reject(new Error('down')) });
      }),
    (state) => states.push(state),
  );
  return { requests, states, autocomplete, texts: () => requests.map(({ text }) => text), latest: () => states.at(-1) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('R43 requests recommendations when opened', async () => {
  const { autocomplete, requests, texts, latest } = setUp();
  void autocomplete.open();
  expect(texts()).toEqual(['']);
  requests[0]?.result(RESULT('Suggested'));
  await vi.advanceTimersByTimeAsync(200);
  expect(latest()).toEqual({ isLoading: false, result: { ...RESULT('Suggested'), kind: 'SUGGESTED' } });
});

it('R47 R274 R333 debounces typing by half a second', async () => {
  const { autocomplete, texts } = setUp();
  autocomplete.type('r');
  await vi.advanceTimersByTimeAsync(400);
  autocomplete.type(' re ');
  await vi.advanceTimersByTimeAsync(499);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['re']);
});

it('R48 Q14 sends one request at a time, then only the latest', async () => {
  const { autocomplete, requests, texts, latest } = setUp();
  autocomplete.type('a');
  await vi.advanceTimersByTimeAsync(500);
  autocomplete.type('ab');
  await vi.advanceTimersByTimeAsync(500);
  autocomplete.type('abc');
  await vi.advanceTimersByTimeAsync(500);
  expect(texts()).toEqual(['a']);
  requests[0]?.result(RESULT('old'));
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['a', 'abc']);
  expect(latest()).toMatchObject({ isLoading: true, result: null });
  requests[1]?.result(RESULT('new'));
  await vi.advanceTimersByTimeAsync(200);
  expect(latest()?.result?.items[0]?.title).toBe('new');
});

it('Q14 discards a response to an outdated text and keeps the debounce delay', async () => {
  const { autocomplete, requests, texts, latest } = setUp();
  autocomplete.type('a');
  await vi.advanceTimersByTimeAsync(500);
  autocomplete.type('ab');
  requests[0]?.result(RESULT('old'));
  await vi.advanceTimersByTimeAsync(499);
  expect(texts()).toEqual(['a']);
  expect(latest()?.result).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['a', 'ab']);
});

it('R345 shows the loading state for at least 200 ms', async () => {
  const { autocomplete, requests, latest } = setUp();
  void autocomplete.open();
  requests[0]?.result(RESULT('fast'));
  await vi.advanceTimersByTimeAsync(199);
  expect(latest()?.isLoading).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(latest()?.isLoading).toBe(false);
});

it('R51 R330 shows nothing if a request fails', async () => {
  const { autocomplete, requests, latest } = setUp();
  void autocomplete.open();
  requests[0]?.fail();
  await vi.advanceTimersByTimeAsync(200);
  expect(latest()).toEqual({ isLoading: false, result: null });
});

it('R44 reports nothing after closing', async () => {
  const { autocomplete, requests, states } = setUp();
  void autocomplete.open();
  const stateCount = states.length;
  autocomplete.close();
  requests[0]?.result(RESULT('late'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(states).toHaveLength(stateCount);
});
