import type { CertificateByNumberQuery } from './certificate-by-number.generated.ts';

export type Certificate = NonNullable<CertificateByNumberQuery['certificate']>;

/** What came of a look-up. */
export type LookupResult =
  | { kind: 'FOUND'; certificate: Certificate }
  | { kind: 'NONE'; number: string }
  /** Refused until some minutes are over. */
  | { kind: 'TOO_OFTEN'; minutes: number }
  | { kind: 'FAILED' };
