import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const RECEIPT_TTL_MS = 10 * 60 * 1000;
const MAX_RECEIPTS = 10_000;

type Submission = { call: string; idempotencyKey: string; payload: object };

/**
 * Idempotency: deduplicates submissions by idempotency key and content. An operation may time out before the service responds; a
 * resubmission then joins the pending call or returns its receipt.
 */
export function createIdempotentSubmissions() {
  const receipts = new LRUCache<string, Promise<unknown>>({ max: MAX_RECEIPTS, ttl: RECEIPT_TTL_MS });

  return {
    once: <Receipt>(submission: Submission, submit: () => Promise<Receipt>): Promise<Receipt> => {
      const key = toKey(submission);
      const existing = receipts.get(key);
      // The key contains the call, and a call always has the same schema.
      if (existing) return existing as Promise<Receipt>;
      const receipt = submit();
      receipts.set(key, receipt);
      receipt.catch(() => receipts.delete(key));
      return receipt;
    },
  };
}

function toKey({ call, idempotencyKey, payload }: Submission): string {
  return createHash('sha256')
    .update(JSON.stringify([call, idempotencyKey, payload]))
    .digest('base64url');
}
