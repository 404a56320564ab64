import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export type RenderedFile = { bytes: Uint8Array<ArrayBuffer>; sha256: string };

export type ServedFile = RenderedFile & {
  type: 'application/pdf' | 'application/json';
  /** Localized; `asciiName` is for clients that read ASCII only. */
  name: string;
  asciiName: string;
};

type Render = () => Promise<Uint8Array<ArrayBuffer>>;

const MAX_BYTES = 32 * 1024 * 1024;

/** By the hash of the data that a file is made from, so that purges need not reach it. Concurrent requests share a render. */
const files = new LRUCache<string, RenderedFile, Render>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.byteLength,
  fetchMethod: async (_key, _stale, { context: render }) => {
    const bytes = await render();
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  },
});

/** `name` identifies the renderer and the locale, `data` is all that it reads. */
export async function renderCached(name: string, data: unknown, render: Render): Promise<RenderedFile> {
  const key = `${name} ${createHash('sha256').update(JSON.stringify(data)).digest('hex')}`;
  return files.forceFetch(key, { context: render });
}
