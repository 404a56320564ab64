import { createHash } from 'node:crypto';

/** From this size on, writing headers and body in one piece costs more than writing them one after the other. */
const SMALL_BODY_BYTES = 4_096;

export type ResponseBody = {
  bytes: Buffer;
  /** The bytes as Latin-1 if they are few: Node writes a string in one piece with the headers, which is faster. */
  latin1: string | undefined;
  /** Strong. */
  etag: string;
  /** The last headers by content type, with the `Age` in seconds that they state. */
  headersByType: Map<string, { age: number; headers: string[] }>;
};

export type CachedResponse = ResponseBody & {
  operation: string;
  /** Schema coordinates. */
  deprecatedUses: readonly string[];
  /** The body with `extensions.stale`; created on first use. */
  staleBody?: ResponseBody;
};

export function toCachedResponse(
  { operation, deprecatedUses }: Pick<CachedResponse, 'operation' | 'deprecatedUses'>,
  text: string,
): CachedResponse {
  return { ...toBody(Buffer.from(text.trimEnd())), operation, deprecatedUses };
}

const STALE_SUFFIX = ',"extensions":{"stale":true}}';

/** Adds `extensions.stale` to the body. */
export function toStaleBody(response: CachedResponse): ResponseBody {
  if (!response.staleBody) {
    const text = response.bytes.toString();
    // A response made from stale upstream data already has it.
    response.staleBody = toBody(
      text.endsWith(STALE_SUFFIX) ? response.bytes : Buffer.from(text.slice(0, -1) + STALE_SUFFIX),
    );
  }
  return response.staleBody;
}

function toBody(bytes: Buffer): ResponseBody {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const latin1 = bytes.byteLength <= SMALL_BODY_BYTES ? bytes.toString('latin1') : undefined;
  return { bytes, latin1, etag: `"${hash.slice(0, 24)}"`, headersByType: new Map() };
}
