import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Redis } from '../cache/redis.ts';

/** Leading zero bits of the hash: about 16,000 attempts on average. */
const DIFFICULTY = 14;
const TTL_MS = 10 * 60 * 1000;
const MAX_USED_CHALLENGES = 100_000;
const NONCE = /^\d{1,20}$/;

export type Verification = { challengeId: string; code: string };

type Settings = { redis?: Redis | undefined; now?: () => number };

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * Proof-of-work challenges for forms. A challenge is signed, so nothing is stored until it is used. It verifies one form,
 * which may be sent again.
 */
export function createProofOfWork(secret: string, { redis, now = Date.now }: Settings = {}) {
  // `max` would allocate memory for all entries at once.
  const used = new LRUCache<string, string>({ maxSize: MAX_USED_CHALLENGES, sizeCalculation: () => 1, ttl: TTL_MS });
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  /** Returns the first form that used the challenge, on any instance if Redis is available. */
  async function findFirstForm(salt: string, form: string): Promise<string> {
    const first = used.get(salt) ?? form;
    used.set(salt, first);
    const expiration = { type: 'PX', value: TTL_MS } as const;
    const options = { condition: 'NX', GET: true, expiration } as const;
    const stored = await redis?.attempt((client) => client.set(`heliograph:challenge:${salt}`, form, options), null);
    return stored ?? first;
  }

  return {
    create: () => {
      const salt = randomBytes(16).toString('base64url');
      const expiresAt = now() + TTL_MS;
      const payload = `${salt}.${expiresAt}`;
      return {
        id: `${payload}.${sign(payload)}`,
        salt,
        difficulty: DIFFICULTY,
        expiresAt: new Date(expiresAt).toISOString(),
      };
    },

    /** Whether the challenge was signed here, has not expired, was solved, and was not used by another form. */
    verify: async ({ challengeId, code: nonce }: Verification, form: string): Promise<boolean> => {
      const [salt = '', expiresAt = '', signature = ''] = challengeId.split('.');
      if (!isSame(signature, sign(`${salt}.${expiresAt}`))) return false;
      const remainingMs = Number(expiresAt) - now();
      // More than the TTL remains only if the clock was set back.
      if (remainingMs <= 0 || remainingMs > TTL_MS || !NONCE.test(nonce)) return false;
      if (countZeroBits(createHash('sha256').update(`${salt}${nonce}`).digest()) < DIFFICULTY) return false;
      return (await findFirstForm(salt, form)) === form;
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
