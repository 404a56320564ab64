import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Redis } from '../cache/redis.ts';

/** Leading zero bits: some ten thousand hashes, a moment for one form and a lot for a thousand. */
const DIFFICULTY = 14;
const LIFE_MS = 10 * 60 * 1000;
const MAX_REMEMBERED = 100_000;
const CODE = /^\d{1,20}$/;

export type Verification = { challengeId: string; code: string };

type Settings = { redis?: Redis | undefined; now?: () => number };

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * Tasks that cost whoever sends a form a little work. A challenge carries its own proof of origin, so that nothing is
 * stored until it is used; it can be used once, but again by the same form.
 */
export function createProofOfWork(secret: string, { redis, now = Date.now }: Settings = {}) {
  const used = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: LIFE_MS });
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  /** The first form that used a challenge, on any instance while Redis answers. */
  async function claimFor(salt: string, form: string): Promise<string> {
    const first = used.get(salt) ?? form;
    used.set(salt, first);
    const expiration = { type: 'PX', value: LIFE_MS } as const;
    const options = { condition: 'NX', GET: true, expiration } as const;
    const before = await redis?.attempt((client) => client.set(`heliograph:challenge:${salt}`, form, options), null);
    return before ?? first;
  }

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
    verify: async ({ challengeId, code }: Verification, form: string): Promise<boolean> => {
      const [salt = '', expiresAt = '', signature = ''] = challengeId.split('.');
      if (!isSame(signature, sign(`${salt}.${expiresAt}`))) return false;
      const left = Number(expiresAt) - now();
      // More than a whole life is left only when the clock was set back.
      if (left <= 0 || left > LIFE_MS || !CODE.test(code)) return false;
      if (countZeroBits(createHash('sha256').update(`${salt}${code}`).digest()) < DIFFICULTY) return false;
      return (await claimFor(salt, form)) === form;
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
