import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header has the token of the operator: as a bearer token or, for browsers, as a password. */
export function isOperator(authorization = '', token: string): boolean {
  const separator = authorization.indexOf(' ');
  const credentials = authorization.slice(separator + 1);
  switch (authorization.slice(0, Math.max(0, separator)).toLowerCase()) {
    case 'bearer':
      return isSame(credentials, token);
    case 'basic': {
      const decoded = Buffer.from(credentials, 'base64').toString();
      return isSame(decoded.slice(decoded.indexOf(':') + 1), token);
    }
    default:
      return false;
  }
}

/** Constant-time comparison. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
