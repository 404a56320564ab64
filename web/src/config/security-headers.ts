type Header = { key: string; value: string };

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
const DEVELOPMENT_POLICY = format({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
});

export function listSecurityHeaders(isDevelopment: boolean, trackingPixelUrl: string | null): Header[] {
  const policy = isDevelopment ? DEVELOPMENT_POLICY : formatContentSecurityPolicy(trackingPixelUrl, []);
  return [
    { key: 'Content-Security-Policy', value: policy },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  ];
}

function format(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
