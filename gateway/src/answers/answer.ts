import { createHash } from 'node:crypto';

/** An answer as it goes over the wire. */
export type Body = {
  bytes: Buffer;
  /** Strong: equal tags mean equal bytes. */
  etag: string;
  /** Headers that are the same each time, by the type that they say; made when they are first needed. */
  heads: Map<string, readonly string[]>;
};

export type Answer = Body & {
  operation: string;
  /** The same, saying that it is past its time; made when it is first needed. */
  whenStale?: Body;
};

export function toAnswer(operation: string, text: string): Answer {
  return { ...toBody(Buffer.from(text.trimEnd())), operation };
}

const STALE = ',"extensions":{"stale":true}}';

/** The answer with `extensions.stale`, so that a client can tell. */
export function toStale(answer: Answer): Body {
  if (!answer.whenStale) {
    const text = answer.bytes.toString();
    // What was made from something stale says so already.
    answer.whenStale = toBody(text.endsWith(STALE) ? answer.bytes : Buffer.from(text.slice(0, -1) + STALE));
  }
  return answer.whenStale;
}

function toBody(bytes: Buffer): Body {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash.slice(0, 24)}"`, heads: new Map() };
}
