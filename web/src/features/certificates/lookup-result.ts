import type { CertificateByNumberQuery } from './certificate-by-number.generated.ts';

export type Certificate = NonNullable<CertificateByNumberQuery['certificate']>;

export type LookupResult =
  | { kind: 'FOUND'; certificate: Certificate }
  | { kind: 'NONE'; number: string }
  /** Rate-limited; retry in some minutes. */
  | { kind: 'TOO_OFTEN'; minutes: number }
  | { kind: 'FAILED' };
