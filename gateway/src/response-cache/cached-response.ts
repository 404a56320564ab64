import { createHash } from 'node:crypto';

/** From this size on, writing headers and body in one piece costs more than writing them one after the other. */
const SMALL_BODY_BYTES = 4_096;

export type ResponseBody = {
  bytes: Buffer;
  /** The bytes as Latin-1 if they are few: Node writes a string in one piece with the headers, which is faster. */
  latin1: string | undefined;
  /** Strong. */
  etag: string;
  /** The last headers by content type, and what they state. */
  headersByType: Map<string, { age: number; isStale: boolean; headers: string[] }>;
};

export type CachedResponse = ResponseBody & {
  operation: string;
  /** Schema coordinates. */
  deprecatedUses: readonly string[];
  /** Whether it was made from stale upstream responses whose refresh had failed. */
  isFailing?: boolean;
  /** The body with `extensions.stale`; created on first use. */
  staleBody?: ResponseBody;
};

export function toCachedResponse(
  { operation, deprecatedUses }: Pick<CachedResponse, 'operation' | 'deprecatedUses'>,
  text: string,
): CachedResponse {
  return { ...toBody(Buffer.from(text.trimEnd())), operation, deprecatedUses };
}

/** The body with `extensions.stale`. */
export function toStaleBody(response: CachedResponse): ResponseBody {
  response.staleBody ??= toBody(Buffer.from(addExtensions(response.bytes.toString(), { stale: true })));
  return response.staleBody;
}

/** Adds extensions to a serialized response. */
export function addExtensions(text: string, added: object): string {
  const { extensions, ...response } = JSON.parse(text);
  return JSON.stringify({ ...response, extensions: { ...extensions, ...added } });
}

function toBody(bytes: Buffer): ResponseBody {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const latin1 = bytes.byteLength <= SMALL_BODY_BYTES ? bytes.toString('latin1') : undefined;
  return { bytes, latin1, etag: `"${hash.slice(0, 24)}"`, headersByType: new Map() };
}
