import { createHash } from 'node:crypto';
import type { RateLimitedAction } from './rate-limiter.ts';

const BYTES = 16;

/**
 * The reference of a submission: a UUID (version 8, RFC 9562) derived from its idempotency key, so that it is the same
 * on every gateway, before and after the content service has stored the submission.
 */
export function toReceipt(form: RateLimitedAction, idempotencyKey: string): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([form, idempotencyKey]))
    .digest()
    .subarray(0, BYTES);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
