import type { Env } from './env.ts';

/** Hosts besides this site that pages may load from. */
export type ThirdPartyHosts = Pick<Env, 'CDN_URL' | 'TRACKING_PIXEL_URL' | 'WECHAT_QR_URL'>;

/**
 * Pages are cached, so nonces are impossible: inline scripts are allowed by hash, which is added when a page is stored.
 */
export function formatContentSecurityPolicy(hosts: ThirdPartyHosts, scriptHashes: readonly string[]): string {
  const assets = ["'self'", ...originOf(hosts.CDN_URL)];
  return format({
    'default-src': assets,
    'script-src': [...assets, ...scriptHashes],
    // Image placeholders are inline styles.
    'style-src': assets,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...assets, ...originOf(hosts.WECHAT_QR_URL), 'data:'],
    'connect-src': [...assets, ...originOf(hosts.TRACKING_PIXEL_URL)],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

function originOf(url: string | null): string[] {
  return url === null ? [] : [new URL(url).origin];
}

/** The development server uses eval and inline scripts. */
export const DEVELOPMENT_POLICY = format({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
});

function format(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
