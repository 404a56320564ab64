import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solveProofOfWork } from './solve-proof-of-work.ts';

it.each([
  ['heliograph', 8],
  ['heliograph', 9],
  ['Zz09-_', 10],
  ['Zz09-_', 12],
])('Q40 finds the smallest nonce for %s whose hash starts with %i zero bits', (salt, difficulty) => {
  const isSolution = (code: number) =>
    createHash('sha256').update(`${salt}${code}`).digest().readUInt32BE(0) >>> (32 - difficulty) === 0;
  const solution = Number(solveProofOfWork({ salt, difficulty }));
  expect(isSolution(solution)).toBe(true);
  expect(Array.from({ length: solution }, (_, code) => code).filter(isSolution)).toEqual([]);
});
