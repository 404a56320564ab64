import { createHash } from 'node:crypto';
import { load } from 'cheerio/slim';
import { expect, it } from 'vitest';
import { sites } from '../sites.ts';
import { get } from './site.ts';

const { de } = sites;

/** One page per rendering path: built, rendered on demand, missing, and rewritten by the proxy. */
const PATHS = [
  '/',
  de.path('/material/0-all'),
  '/aboutUs/resources',
  '/404',
  '/no/such/page',
  '/search?key=casting',
  '/hardware?compare=A2D,A3D',
];

async function read(path: string) {
  const { headers, html } = await get(path);
  const policy = headers.get('content-security-policy') ?? '';
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return { policy, headers, html, sources };
}

/** Sources that allow the inline scripts of a page. */
function hashScripts(html: string): string[] {
  const $ = load(html);
  const scripts = $('script:not([src], [type="application/ld+json"])').toArray();
  return scripts.map((script) => `'sha256-${createHash('sha256').update($(script).text()).digest('base64')}'`);
}

it.each(PATHS)('%s allows exactly its inline scripts by hash, in less than a kilobyte', async (path) => {
  const { html, sources } = await read(path);
  const hashes = hashScripts(html);
  expect(hashes.length).toBeGreaterThan(1);
  expect(new Set(sources)).toEqual(new Set(["'self'", ...hashes]));
  expect(sources.join(' ').length).toBeLessThan(1_000);
});

it('a page rendered on demand has its own hashes', async () => {
  const { html, sources } = await read(`/search?key=resin${Date.now()}`);
  expect(new Set(sources)).toEqual(new Set(["'self'", ...hashScripts(html)]));
});

it.each(['/robots.txt', '/sitemap.xml', '/icon.svg', '/newsroom/rss.xml'])(
  '%s allows no inline scripts',
  async (path) => {
    expect((await read(path)).sources).toEqual(["'self'"]);
  },
);

it('forbids framing and third-party scripts', async () => {
  const { policy, headers } = await read('/material/0-all');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
