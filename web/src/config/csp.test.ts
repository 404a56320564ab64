import { expect, it } from 'vitest';
import { formatContentSecurityPolicy } from './csp.ts';

const none = { CDN_URL: null, TRACKING_PIXEL_URL: null, WECHAT_QR_URL: null };

/** Hosts by directive. */
function hostsOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  const hosts = directives.map(([name = '', ...sources]) => [name, sources.filter((source) => source.includes('://'))]);
  return Object.fromEntries(hosts.filter(([, sources = []]) => sources.length > 0));
}

it('R283 the content security policy allows no other host by default', () => {
  expect(hostsOf(formatContentSecurityPolicy(none, []))).toEqual({});
});

it('R282 R283 it allows the CDN for assets, and the tracking pixel for requests only', () => {
  const hosts = { ...none, CDN_URL: 'https://cdn.example/site', TRACKING_PIXEL_URL: 'https://pixel.example/p?site=1' };
  const cdn = ['https://cdn.example'];
  expect(hostsOf(formatContentSecurityPolicy(hosts, []))).toEqual({
    'default-src': cdn,
    'script-src': cdn,
    'style-src': cdn,
    'img-src': cdn,
    'connect-src': [...cdn, 'https://pixel.example'],
  });
});

it('it allows the host of the WeChat QR code for pictures only', () => {
  const hosts = { ...none, WECHAT_QR_URL: 'https://files.example/wechat.png' };
  expect(hostsOf(formatContentSecurityPolicy(hosts, []))).toEqual({ 'img-src': ['https://files.example'] });
});
