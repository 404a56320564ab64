type Header = { key: string; value: string };

/**
 * The policy of a page. Pages are stored, so that no script can carry a number of its own: the inline scripts of a page
 * are listed by their hashes when it is stored, and everything else gets a policy without any.
 */
export function formatContentSecurityPolicy(trackingPixelUrl: string | null, scriptHashes: readonly string[]): string {
  return format({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // The places of pictures are coloured by attributes.
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

/** The development server evaluates code, and renders each page anew. */
const DEVELOPMENT_POLICY = format({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
});

/** What a browser may do with a page of the site. Nothing of it is shown elsewhere. */
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
