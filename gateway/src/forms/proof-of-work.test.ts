import { describe, expect, it } from 'vitest';
import { solveProofOfWork } from '../testing/solve-proof-of-work.ts';
import { createProofOfWork } from './proof-of-work.ts';

const solve = (challenge: { id: string; salt: string; difficulty: number }) => ({
  challengeId: challenge.id,
  code: solveProofOfWork(challenge),
});

describe('proof of work', () => {
  it('R322 verifies a solved challenge for one form, repeatedly', async () => {
    const proofOfWork = createProofOfWork('secret');
    const solved = solve(proofOfWork.create());
    expect(await proofOfWork.verify(solved, 'form 1')).toBe(true);
    expect(await proofOfWork.verify(solved, 'form 1')).toBe(true);
    expect(await proofOfWork.verify(solved, 'form 2')).toBe(false);
  });

  it('R322 rejects a wrong nonce', async () => {
    const proofOfWork = createProofOfWork('secret');
    const challenge = proofOfWork.create();
    const solution = Number(solveProofOfWork(challenge));
    for (const nonce of [String(solution - 1), '', 'abc', '-1', '1e3', '9'.repeat(21), '0x1']) {
      expect(await proofOfWork.verify({ challengeId: challenge.id, code: nonce }, 'form'), nonce).toBe(false);
    }
  });

  it('R322 rejects forged and modified challenges', async () => {
    const proofOfWork = createProofOfWork('secret');
    const { id, difficulty } = proofOfWork.create();
    const [salt, expiresAt = '', signature] = id.split('.');
    const forged = [
      createProofOfWork('other secret').create().id,
      `${salt}.${Number(expiresAt) + 60_000}.${signature}`,
      `other.${expiresAt}.${signature}`,
      `${salt}.${expiresAt}.`,
      '',
      'a.b.c.d',
    ];
    for (const challengeId of forged) {
      const code = solveProofOfWork({ salt: challengeId.split('.')[0] ?? '', difficulty });
      expect(await proofOfWork.verify({ challengeId, code }, 'form'), challengeId).toBe(false);
    }
  });

  it('R322 rejects a challenge after ten minutes', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z');
    const proofOfWork = createProofOfWork('secret', { now: () => now });
    const solved = solve(proofOfWork.create());
    now += 10 * 60 * 1000 - 1;
    expect(await proofOfWork.verify(solved, 'form')).toBe(true);
    now += 1;
    expect(await proofOfWork.verify(solved, 'form')).toBe(false);
  });
});
