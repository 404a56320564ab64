import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Comma-separated IP addresses, CIDR ranges, or range names such as `loopback`. */
export const trustedProxiesSchema = z
  .string()
  .refine((value) => value.split(',').every(isNetwork), 'Not addresses, networks or their names');

/** Normalizes an IP address; IPv4-mapped IPv6 becomes IPv4. Undefined if it is invalid. */
export function normalizeAddress(address: string): string | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
}

/** The rate limit key of a client: its IPv4 address or IPv6 /64 network. */
export function toClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString();
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}
