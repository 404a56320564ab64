import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const sealed = z.object({ expiresAt: z.number(), content: z.unknown() });

type Settings = { purpose: string; ttlMs: number; now?: () => number };

type OpenedCode = { status: 'VALID'; content: unknown } | { status: 'INVALID' } | { status: 'EXPIRED' };

export type SealedCodes = ReturnType<typeof createSealedCodes>;

/**
 * Codes that contain their content, encrypted and authenticated, so that nothing is stored until one comes back. The key is
 * derived for one purpose: a code of another purpose is invalid.
 */
export function createSealedCodes(secret: string, { purpose, ttlMs, now = Date.now }: Settings) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal: (content: object): string => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const text = JSON.stringify({ expiresAt: now() + ttlMs, content });
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },

    open: (code: string): OpenedCode => {
      const bytes = Buffer.from(code, 'base64url');
      // Decoding ignores characters without meaning.
      const text = bytes.toString('base64url') === code ? decrypt(key, bytes) : undefined;
      if (text === undefined) return { status: 'INVALID' };
      const { expiresAt, content } = sealed.parse(JSON.parse(text));
      return now() < expiresAt ? { status: 'VALID', content } : { status: 'EXPIRED' };
    },
  };
}

function decrypt(key: Uint8Array, bytes: Buffer): string | undefined {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
