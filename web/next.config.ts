import { join } from 'node:path';
import { locales } from '@heliograph/schema/locales.ts';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { contentPaths } from './content/pages.ts';
import { hintCompilation } from './src/compile-hints.ts';
import { getEnv } from './src/env.ts';
import { redirects, rewrites } from './src/i18n/url-rules.ts';
import { listSecurityHeaders } from './src/security-headers.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Pages for developers are named `page.dev.tsx`; a build leaves them out. */
const isDevelopment = process.env.NODE_ENV === 'development';
const pageExtensions = isDevelopment ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'];

const config: NextConfig = {
  pageExtensions,
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: false,
  poweredByHeader: false,
  compiler: { runAfterProductionCompile: hintCompilation },
  /** Imported as `font.woff2?address`, a font is its address, which a style sheet writes by itself. */
  turbopack: { rules: { '*.woff2': { condition: { query: '?address' }, type: 'asset' } } },
  transpilePackages: ['@heliograph/schema'],
  cacheLife: {
    /** Content: refreshed in the background, and kept for as long as no newer one can be had. */
    content: { stale: 300, revalidate: 600, expire: YEAR },
    /** Built from a stale response of the gateway: rendered again on the next visit after this time. */
    stale: { stale: 0, revalidate: 10, expire: 300 },
    /** The answer that there is nothing here: soon asked again. */
    absence: { stale: 60, revalidate: 60, expire: 300 },
  },
  /** Purges of all instances; see docs/decisions/0015-site-cache-invalidation.md. */
  ...(!isDevelopment && {
    cacheHandler: join(import.meta.dirname, 'src/cache/page-cache.ts'),
    cacheHandlers: { default: join(import.meta.dirname, 'src/cache/data-cache.ts') },
  }),
  /** Pictures are served as they are: there is no optimizer that could be made to fetch or to compute. */
  images: { unoptimized: true },
  experimental: {
    /** Pages made after the build live in memory: a visitor who makes up addresses cannot fill the disk. */
    isrFlushToDisk: false,
    caseSensitiveRoutes: true,
  },
  redirects: async () => redirects(locales),
  rewrites: async () => rewrites(locales, contentPaths),
  headers: async () => [
    // The bare root answers each visitor in another way, so no shared cache may keep it.
    { source: '/', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
    { source: '/:path*', headers: listSecurityHeaders(isDevelopment, getEnv().TRACKING_PIXEL_URL) },
  ],
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
