import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Leading zero bits: some ten thousand hashes, a moment for one form and a lot for a thousand. */
const DIFFICULTY = 14;
const LIFE_MS = 10 * 60 * 1000;
const MAX_REMEMBERED = 100_000;
const CODE = /^\d{1,20}$/;

export type Verification = { challengeId: string; code: string };

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * Tasks that cost whoever sends a form a little work. A challenge carries its own proof of origin, so that nothing is
 * stored until it is used; it can be used once, but again by the same form.
 */
export function createChallenges(secret: string, now: () => number = Date.now) {
  const used = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: LIFE_MS });
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  return {
    create: () => {
      const salt = randomBytes(16).toString('base64url');
      const expiresAt = now() + LIFE_MS;
      const claim = `${salt}.${expiresAt}`;
      return {
        id: `${claim}.${sign(claim)}`,
        salt,
        difficulty: DIFFICULTY,
        expiresAt: new Date(expiresAt).toISOString(),
      };
    },

    /** Whether a challenge was ours, is in time, was solved, and was not used by another form. */
    redeem: ({ challengeId, code }: Verification, form: string): boolean => {
      const [salt = '', expiresAt = '', signature = ''] = challengeId.split('.');
      if (!isSame(signature, sign(`${salt}.${expiresAt}`))) return false;
      if (Number(expiresAt) <= now() || !CODE.test(code)) return false;
      if (countZeroBits(createHash('sha256').update(`${salt}${code}`).digest()) < DIFFICULTY) return false;
      if (used.has(salt)) return used.get(salt) === form;
      used.set(salt, form);
      return true;
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function countZeroBits(hash: Buffer): number {
  const firstSet = hash.findIndex((byte) => byte !== 0);
  return firstSet === -1 ? hash.length * 8 : firstSet * 8 + Math.clz32(hash[firstSet] ?? 0) - 24;
}
