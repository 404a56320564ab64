import { isLongRun } from './env.ts';

/** Picks evenly spaced cases; all of them in a long run. */
export function selectTestCases<Case>(cases: readonly Case[], count: number): readonly Case[] {
  const step = Math.max(1, cases.length / count);
  return isLongRun ? cases : cases.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
