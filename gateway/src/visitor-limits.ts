import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createRateLimitedError } from './errors.ts';

/** What one visitor may do within ten minutes. */
export type LimitSettings = Record<
  'inquiry' | 'subscription' | 'sampleRequest' | 'registration' | 'challenge' | 'certificate',
  number
>;

export type Limited = keyof LimitSettings;

const WINDOW_S = 10 * 60;

/** Forms are filled in by hand; challenges and certificates are asked for a little more often. */
export const defaultLimits: LimitSettings = { ...limitForms(10), challenge: 30, certificate: 60 };

/** The same limit for every form. */
export function limitForms(submissions: number) {
  return {
    inquiry: submissions,
    subscription: submissions,
    sampleRequest: submissions,
    registration: submissions,
  };
}

export type VisitorLimits = { spend: (what: Limited) => Promise<void> };

/** Counts what each visitor does, by address. */
export function createVisitorLimits(settings: LimitSettings) {
  const limiters = new Map(
    Object.entries(settings).map(([what, points]) => [
      what,
      new RateLimiterMemory({ keyPrefix: what, points, duration: WINDOW_S }),
    ]),
  );
  return (address: string): VisitorLimits => ({
    /** Throws an error with the seconds to wait when it was too often. */
    spend: async (what) => {
      try {
        await limiters.get(what)?.consume(toVisitor(address));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw createRateLimitedError(Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  });
}

/** A household has a whole /64 of addresses of version 6. */
function toVisitor(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
