import { DEVELOPMENT_POLICY, formatContentSecurityPolicy, type ThirdPartyHosts } from './csp.ts';

type Header = { key: string; value: string };

export function listSecurityHeaders(isDevelopment: boolean, hosts: ThirdPartyHosts): Header[] {
  const policy = isDevelopment ? DEVELOPMENT_POLICY : formatContentSecurityPolicy(hosts, []);
  return [
    { key: 'Content-Security-Policy', value: policy },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  ];
}
