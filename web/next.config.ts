import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { locales } from '@heliograph/schema/locales.ts';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { contentPaths, pagePaths } from './content/pages.ts';
import { hintCompilation } from './src/config/compile-hints.ts';
import { CONTENT_LIFE } from './src/config/content-life.ts';
import { getEnv } from './src/config/env.ts';
import { listSecurityHeaders } from './src/config/security-headers.ts';
import { redirects, rewrites } from './src/i18n/url-rules.ts';

/** Development pages are named `page.dev.tsx` and excluded from builds. */
const isDevelopment = process.env.NODE_ENV === 'development';
const pageExtensions = isDevelopment ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'];

const { CDN_URL } = getEnv();

const config: NextConfig = {
  pageExtensions,
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: false,
  poweredByHeader: false,
  compiler: { runAfterProductionCompile: hintCompilation },
  /** `font.woff2?url` resolves to the URL of the font, for preloading; `land.svg?url` to the URL of a mask. */
  turbopack: {
    rules: {
      '*.woff2': { condition: { query: '?url' }, type: 'asset' },
      '*.svg': { condition: { query: '?url' }, type: 'asset' },
    },
  },
  transpilePackages: ['@heliograph/schema'],
  /** Loads its font metrics and color profiles from its own folder. */
  serverExternalPackages: ['pdfkit'],
  cacheLife: {
    content: CONTENT_LIFE,
    /** For content built from a stale gateway response. Next.js treats `stale: 0` as uncached, and fails the page. */
    stale: { stale: 30, revalidate: 10, expire: 300 },
    notFound: { stale: 60, revalidate: 60, expire: 300 },
  },
  /** Invalidation across instances; see docs/decisions/0015-site-cache-invalidation.md. */
  ...(!isDevelopment && {
    cacheHandler: join(import.meta.dirname, 'src/cache/page-cache.ts'),
    cacheHandlers: { default: join(import.meta.dirname, 'src/cache/data-cache.ts') },
  }),
  /** Pictures and models take their URLs from `cdnUrl`. */
  ...(CDN_URL !== null && { assetPrefix: CDN_URL, crossOrigin: 'anonymous' as const, env: { CDN_URL } }),
  /** No image optimizer, which could be abused for requests or CPU time. */
  images: { unoptimized: true },
  /** `verify` and `test` check types. */
  typescript: { ignoreBuildErrors: true },
  experimental: {
    /** The default leaves a core unused. */
    cpus: availableParallelism(),
    /** Pages rendered after the build stay in memory, so that made-up URLs cannot fill the disk. */
    isrFlushToDisk: false,
    caseSensitiveRoutes: true,
    /** Writing the cache costs a sixth of the processor time of a compilation: only rebuilds write it. */
    turbopackFileSystemCacheForBuild: existsSync(join(import.meta.dirname, '.next/BUILD_ID')),
    /** Workers load from the site, also with a CDN: browsers refuse worker scripts of another origin. */
    turbopackWorkerAssetPrefix: '',
  },
  redirects: async () => redirects(locales),
  rewrites: async () => rewrites(locales, pagePaths, contentPaths),
  headers: async () => [
    // `/` redirects by cookie and `Accept-Language`, so shared caches must not store it.
    { source: '/', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
    { source: '/:path*', headers: listSecurityHeaders(isDevelopment, getEnv()) },
    // A CDN repeats this header, which scripts, fonts and models of another origin require. Apps on other origins store
    // pictures for offline use, which they cannot do with opaque responses.
    {
      source: '/:folder(_next/static|pictures|models)/:path*',
      headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }],
    },
  ],
};

export default createNextIntlPlugin('./src/i18n/request.ts')(config);
