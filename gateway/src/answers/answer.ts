import { createHash } from 'node:crypto';

/** An answer as it goes over the wire. */
export type Answer = {
  bytes: Buffer;
  /** Strong: equal tags mean equal bytes. */
  etag: string;
  operation: string;
  /** The same, saying that it is past its time; made when it is first needed. */
  whenStale?: { bytes: Buffer; etag: string };
};

export function toAnswer(operation: string, text: string): Answer {
  const bytes = Buffer.from(text.trimEnd());
  return { bytes, etag: toEtag(bytes), operation };
}

const STALE = ',"extensions":{"stale":true}}';

/** The answer with `extensions.stale`, so that a client can tell. */
export function toStale(answer: Answer): { bytes: Buffer; etag: string } {
  if (!answer.whenStale) {
    const text = answer.bytes.toString();
    // What was made from something stale says so already.
    const bytes = text.endsWith(STALE) ? answer.bytes : Buffer.from(text.slice(0, -1) + STALE);
    answer.whenStale = { bytes, etag: toEtag(bytes) };
  }
  return answer.whenStale;
}

function toEtag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`;
}
