import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocaleCopy, createPicture, createProduct } from '../testing/records.ts';
import { listPictureUrls, savePictures } from './save-pictures.ts';

/** The part of Cache Storage that is used. */
function stubCacheStorage(stored: string[], failing: string[] = []) {
  const urls = new Set(stored);
  const added: string[] = [];
  const cache = {
    keys: async () => [...urls].map((url) => ({ url })),
    delete: async (url: string) => urls.delete(url),
    add: async ({ url }: Request) => {
      if (failing.includes(url)) throw new TypeError('Failed to fetch');
      added.push(url);
      urls.add(url);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return { urls, added };
}

const [A, B, C] = ['https://site.example/a', 'https://site.example/b', 'https://site.example/c'];

beforeEach(() => void vi.unstubAllGlobals());

describe('saved pictures', () => {
  it('are those of all records in one format', () => {
    const product = createProduct({ pictures: [createPicture()] });
    const locale = { ...createLocaleCopy(), records: new Map([[product.globalId, product]]) };
    const copy = { cursor: '', locales: { EN: locale, CN: locale, DE: locale } };
    expect([...listPictureUrls(copy, 'AVIF')]).toEqual([
      'https://site.example/p-1440.avif',
      'https://site.example/p-480.avif',
    ]);
    expect([...listPictureUrls(copy, 'WEBP')]).toEqual(['https://site.example/p-960.webp']);
  });

  it('are loaded if they are missing, and deleted if no record has them', async () => {
    const { urls, added } = stubCacheStorage([A, C]);
    expect(await savePictures(new Set([A, B]), false)).toBe(0);
    expect([[...urls].toSorted(), added]).toEqual([[A, B], [B]]);
  });

  it('are all requested again once they are stale', async () => {
    const { added } = stubCacheStorage([A]);
    await savePictures(new Set([A, B]), true);
    expect(added.toSorted()).toEqual([A, B]);
  });

  it('stay, and are counted, if they cannot be loaded', async () => {
    const { urls } = stubCacheStorage([A], [A, B]);
    expect(await savePictures(new Set([A, B, C]), true)).toBe(2);
    expect([...urls].toSorted()).toEqual([A, C]);
  });
});
