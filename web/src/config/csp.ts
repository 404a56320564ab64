/**
 * Pages are cached, so nonces are impossible: inline scripts are allowed by hash, which is added when a page is stored.
 */
export function formatContentSecurityPolicy(trackingPixelUrl: string | null, scriptHashes: readonly string[]): string {
  return format({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // Image placeholders are inline styles.
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(trackingPixelUrl ? [new URL(trackingPixelUrl).origin] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
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
