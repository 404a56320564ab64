import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSuggester, type SearchState, type Suggestions } from './suggester.ts';

const RESULT = (title: string): Suggestions => ({ items: [{ title, url: '/a' }], totalCount: 1 });

/** Questions that are answered by hand, and the states that were told. */
function createScene() {
  const asked: { text: string; answer: (result: Suggestions) => void; fail: () => void }[] = [];
  const states: SearchState[] = [];
  const suggester = createSuggester(
    (text) =>
      new Promise((resolve, reject) => {
        asked.push({ text, answer: resolve, fail: () => reject(new Error('down')) });
      }),
    (state) => states.push(state),
  );
  return { asked, states, suggester, texts: () => asked.map(({ text }) => text), latest: () => states.at(-1) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('R43 asks for what the maker suggests when it opens', async () => {
  const { suggester, asked, texts, latest } = createScene();
  void suggester.open();
  expect(texts()).toEqual(['']);
  asked[0]?.answer(RESULT('Suggested'));
  await vi.advanceTimersByTimeAsync(200);
  expect(latest()).toEqual({ isLoading: false, answer: { ...RESULT('Suggested'), kind: 'SUGGESTED' } });
});

it('R47 R274 R333 asks half a second after the last key', async () => {
  const { suggester, texts } = createScene();
  suggester.type('r');
  await vi.advanceTimersByTimeAsync(400);
  suggester.type(' re ');
  await vi.advanceTimersByTimeAsync(499);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['re']);
});

it('R48 Q14 asks one question at a time, and then only the newest', async () => {
  const { suggester, asked, texts, latest } = createScene();
  suggester.type('a');
  await vi.advanceTimersByTimeAsync(500);
  suggester.type('ab');
  await vi.advanceTimersByTimeAsync(500);
  suggester.type('abc');
  await vi.advanceTimersByTimeAsync(500);
  expect(texts()).toEqual(['a']);
  asked[0]?.answer(RESULT('old'));
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['a', 'abc']);
  expect(latest()).toMatchObject({ isLoading: true, answer: null });
  asked[1]?.answer(RESULT('new'));
  await vi.advanceTimersByTimeAsync(200);
  expect(latest()?.answer?.items[0]?.title).toBe('new');
});

it('Q14 drops an answer to a text that has changed since, and waits for the pause', async () => {
  const { suggester, asked, texts, latest } = createScene();
  suggester.type('a');
  await vi.advanceTimersByTimeAsync(500);
  suggester.type('ab');
  asked[0]?.answer(RESULT('old'));
  await vi.advanceTimersByTimeAsync(499);
  expect(texts()).toEqual(['a']);
  expect(latest()?.answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['a', 'ab']);
});

it('R345 says that it loads for at least 200 ms', async () => {
  const { suggester, asked, latest } = createScene();
  void suggester.open();
  asked[0]?.answer(RESULT('fast'));
  await vi.advanceTimersByTimeAsync(199);
  expect(latest()?.isLoading).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(latest()?.isLoading).toBe(false);
});

it('R51 R330 has nothing to show when there is no answer', async () => {
  const { suggester, asked, latest } = createScene();
  void suggester.open();
  asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(200);
  expect(latest()).toEqual({ isLoading: false, answer: null });
});

it('R44 says nothing any more once it is closed', async () => {
  const { suggester, asked, states } = createScene();
  void suggester.open();
  const told = states.length;
  suggester.close();
  asked[0]?.answer(RESULT('late'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(states).toHaveLength(told);
});
