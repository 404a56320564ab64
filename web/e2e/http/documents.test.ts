import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { siteOrigin } from '../origins.ts';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage } from './site.ts';

const MATERIAL = 'cast-uv-3-0-102';
const KINDS = ['data-sheet', 'instructions-for-use', 'safety-data-sheet'] as const;
const documentPath = (kind: string, slug = MATERIAL) => `/documents/materials/${slug}/${kind}.pdf`;

async function download(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(siteOrigin + path, { headers, redirect: 'manual' });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const startOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 5));

describe.each(allSites)('documents in $locale', ({ locale, path, messages: { Documents } }) => {
  it.each(KINDS)('R387 the material page links the %s, which is a PDF', async (kind) => {
    const $ = await getPage(path(`/material/materialDetail/${MATERIAL}`));
    const links = attributesOf($, 'main a[type="application/pdf"]', 'href');
    expect(links).toContain(path(documentPath(kind)));
    const { response, bytes } = await download(path(documentPath(kind)));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(startOf(bytes)).toBe('%PDF-');
    expect(bytes.byteLength).toBeLessThan(300_000);
    const name = encodeURIComponent(`Cast UV 3.0 – ${Documents.kinds[kind]}.pdf`);
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="${MATERIAL}-${kind}-${locale}.pdf"; filename*=UTF-8''${name}`,
    );
  });

  it('R388 is cached like a page, with an ETag', async () => {
    const { response } = await download(path(documentPath('data-sheet')));
    expect(response.headers.get('cache-control')).toMatch(/^s-maxage=600, stale-while-revalidate=\d+$/);
    const etag = response.headers.get('etag') ?? '';
    const again = await download(path(documentPath('data-sheet')), { 'if-none-match': etag });
    expect([again.response.status, again.bytes.byteLength]).toEqual([304, 0]);
  });

  it('R388 redirects an outdated slug', async () => {
    const { status, headers } = await get(path(documentPath('safety-data-sheet', 'old-name-102')));
    expect([status, headers.get('location')]).toEqual([308, path(documentPath('safety-data-sheet'))]);
  });

  it.each([
    documentPath('data-sheet', 'unknown-99999'),
    documentPath('data-sheet', '102%00'),
    documentPath('data-sheet', '..%2f..%2fetc'),
    documentPath('data-sheet', `${'9'.repeat(200)}`),
    documentPath('price'),
    '/documents/materials/cast-uv-3-0-102/data-sheet.PDF',
    '/documents/materials',
    '/documents',
    '/documents/warranty/unknown.pdf',
    '/documents/machines/unknown/guide.pdf',
    '/documents/resources/unknown/paper.pdf',
    '/documents/resources/brochure-printers-and-resins-for-dental-laboratories-305/paper.pdf',
    '/documents/machines/ultracraft-resin-tray/guide.pdf',
    '/documents/software/heliograph-prepare-0-win-x64/profiles.json',
    '/documents/software/heliograph-prepare-6.2.1-win-x64/setup.exe',
  ])('R388 %s is the not-found page', async (unknown) => {
    const { status, headers, html } = await get(path(unknown));
    expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')]);
    expect(html).toContain('<html');
  });

  it('R397 support pages link the guide, which is a PDF', async () => {
    const guide = path('/documents/machines/A2D_Ortho/guide.pdf');
    for (const page of ['/hardware/A2D_Ortho/3d-printer-support', '/store/support']) {
      expect(attributesOf(await getPage(path(page)), 'main a[type="application/pdf"]', 'href')).toContain(guide);
    }
    const { response, bytes } = await download(guide);
    expect([response.status, startOf(bytes)]).toEqual([200, '%PDF-']);
    const { status, headers } = await get(path('/documents/machines/a2d_ortho/guide.pdf'));
    expect([status, headers.get('location')]).toEqual([308, guide]);
  });

  it.each(['dental', 'reflex'])('R398 the warranty page links the terms of %s, which are a PDF', async (line) => {
    const terms = path(`/documents/warranty/${line}.pdf`);
    expect(attributesOf(await getPage(path('/warranty-policies')), 'main a[type="application/pdf"]', 'href')).toContain(
      terms,
    );
    const { response, bytes } = await download(terms);
    expect([response.status, startOf(bytes)]).toEqual([200, '%PDF-']);
  });

  it('R399 a white paper links its PDF', async () => {
    const slug = 'white-paper-accuracy-of-printed-working-models-312';
    const paper = path(`/documents/resources/${slug}/paper.pdf`);
    const $ = await getPage(path(`/aboutUs/resources/detail/${slug}`));
    expect(attributesOf($, 'main a[type="application/pdf"]', 'href')).toContain(paper);
    const { response, bytes } = await download(paper);
    expect([response.status, startOf(bytes)]).toEqual([200, '%PDF-']);
    const { status, headers } = await get(path('/documents/resources/old-words-312/paper.pdf'));
    expect([status, headers.get('location')]).toEqual([308, paper]);
  });

  it('R390 the hardware page links the price list', async () => {
    const $ = await getPage(path('/hardware'));
    const link = path('/documents/price-list.pdf');
    expect(attributesOf($, 'main a[type="application/pdf"]', 'href')).toEqual([link]);
    const { response, bytes } = await download(link);
    expect([response.status, startOf(bytes)]).toEqual([200, '%PDF-']);
  });

  it('R389 the software page shows the checksums of the files that it links', async () => {
    const $ = await getPage(path('/store/software'));
    const files = $('main li:has(> a[download])')
      .toArray()
      .map((item) => ({ href: $(item).children('a[download]').attr('href'), sha256: $(item).find('code').text() }));
    expect(files).toHaveLength(12);
    for (const { href = '', sha256 } of files) {
      const { response, bytes } = await download(href);
      expect([href, response.status]).toEqual([href, 200]);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });
});
