import type { Transform } from 'node:stream';
import { MIMEType } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { preParsingAsyncHookHandler, RequestPayload } from 'fastify';

const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Decompresses request bodies; rejects unknown encodings and charsets other than UTF-8. */
export const decodeBody: preParsingAsyncHookHandler = async ({ method, headers }, reply, payload) => {
  if (method === 'GET') return payload;
  if (!isUtf8(headers['content-type'])) throw createUnsupportedError();
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return payload;
  const createDecoder = DECODERS.get(encoding);
  if (!createDecoder) throw createUnsupportedError();
  const decoder = createDecoder();
  reply.raw.once('close', () => decoder.destroy());
  return decompress(payload, decoder);
};

/** Fastify compares `receivedEncodedLength` with the content length, and the decoded bytes with the body limit. */
function decompress(payload: RequestPayload, decoder: Transform): RequestPayload {
  const decoded = Object.assign(decoder, { receivedEncodedLength: 0 });
  payload.on('data', (chunk: Buffer) => {
    decoded.receivedEncodedLength += chunk.length;
  });
  payload.once('error', (error) => decoded.destroy(error));
  // Fastify removes its listener at the body limit; a later error would be unhandled.
  decoded.on('error', () => {});
  return payload.pipe(decoded);
}

function isUtf8(contentType: string | undefined): boolean {
  try {
    const charset = new MIMEType(contentType ?? 'application/json').params.get('charset') ?? 'utf-8';
    return /^utf-?8$/i.test(charset);
  } catch {
    return false;
  }
}

function createUnsupportedError(): Error {
  return Object.assign(new Error('Unsupported charset or content encoding'), { statusCode: 415 });
}
