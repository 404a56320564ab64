import { createHash } from 'node:crypto';

/** From here on, to put head and body together costs more than to write them one after the other. */
const FEW_BYTES = 4_096;

/** An answer as it goes over the wire. */
export type Body = {
  bytes: Buffer;
  /** The bytes as characters, where they are few: Node writes them in one piece with the head, which costs less. */
  characters: string | undefined;
  /** Strong: equal tags mean equal bytes. */
  etag: string;
  /** The last headers that it was sent with, by the type that they say, and the age that they tell in seconds. */
  heads: Map<string, { age: number; headers: string[] }>;
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
  const characters = bytes.byteLength <= FEW_BYTES ? bytes.toString('latin1') : undefined;
  return { bytes, characters, etag: `"${hash.slice(0, 24)}"`, heads: new Map() };
}
