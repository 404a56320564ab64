/**
 * What a browser may do with a page of the site. Pages are static, so that no script can carry a number of its own; all
 * scripts come from the site itself, and nothing of it is shown or sent elsewhere.
 */
export function listSecurityHeaders(isDevelopment: boolean): { key: string; value: string }[] {
  const policy = {
    'default-src': "'self'",
    // The bundler of the development server evaluates code.
    'script-src': `'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return [
    {
      key: 'Content-Security-Policy',
      value: Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
    },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  ];
}
