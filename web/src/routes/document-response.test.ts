import { describe, expect, it } from 'vitest';
import type { ServedFile } from '#features/documents/document-cache.ts';
import { respondWithDocument } from './document-response.ts';

const file: ServedFile = {
  bytes: new TextEncoder().encode('%PDF'),
  sha256: 'ab'.repeat(32),
  type: 'application/pdf',
  name: 'Temp C&B UV 2.0 – 技术数据表 (1).pdf',
  asciiName: 'temp-101"\r\n-cn.pdf',
};

const get = (headers: Record<string, string> = {}) =>
  new Request('https://site.example/cn/documents/x.pdf', { headers });

describe('the response with a document', () => {
  it('R388 has its type, a readable name, an ETag and the cache lifetime of pages', async () => {
    const response = await respondWithDocument(get(), 'cn', async () => file);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 's-maxage=600, stale-while-revalidate=31535400',
      'content-disposition':
        'inline; filename="temp-101----cn.pdf"; filename*=UTF-8\'\'Temp%20C%26B%20UV%202.0%20%E2%80%93%20%E6%8A%80%E6%9C%AF%E6%95%B0%E6%8D%AE%E8%A1%A8%20%281%29.pdf',
      'content-language': 'zh-CN',
      'content-type': 'application/pdf',
      etag: `"${'ab'.repeat(16)}"`,
    });
  });

  it.each([`"${'ab'.repeat(16)}"`, `W/"${'ab'.repeat(16)}"`, `"x", "${'ab'.repeat(16)}"`, '*'])(
    'R388 is 304 for If-None-Match: %s',
    async (tag) => {
      const response = await respondWithDocument(get({ 'if-none-match': tag }), 'en', async () => file);
      expect([response.status, await response.text()]).toEqual([304, '']);
    },
  );

  it('R388 redirects permanently within the locale', async () => {
    const response = await respondWithDocument(get(), 'de', async () => ({ path: '/documents/y.pdf' }));
    expect([response.status, response.headers.get('location')]).toEqual([308, '/de/documents/y.pdf']);
  });

  it('R388 is 503 with a page in the language, and not cached, if the data cannot be loaded', async () => {
    const failures: unknown[] = [];
    const { error } = console;
    console.error = (...values) => failures.push(values);
    const response = await respondWithDocument(get(), 'de', async () => {
      throw new Error('connect ECONNREFUSED 127.0.0.1:4000');
    });
    console.error = error;
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(response.headers.get('retry-after')).toBe('60');
    const html = await response.text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Dieses Dokument ist gerade nicht verfügbar');
    expect(html).not.toContain('ECONNREFUSED');
    expect(failures).toHaveLength(1);
  });
});
