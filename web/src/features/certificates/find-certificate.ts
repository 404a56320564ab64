import { CombinedGraphQLErrors } from '@apollo/client';
import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { browserClient } from '#gateway/browser-client.ts';
import { CertificateByNumberDocument } from './certificate-by-number.generated.ts';
import type { LookupResult } from './lookup-result.ts';

const TIMEOUT_MS = 12_000;

/** Import dynamically: contains Apollo Client. */
export async function findCertificate(locale: Locale, number: string): Promise<LookupResult> {
  try {
    const { data } = await browserClient.query({
      query: CertificateByNumberDocument,
      variables: { locale: locales[locale].graphql, number },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    });
    if (!data) return { kind: 'FAILED' };
    return data.certificate ? { kind: 'FOUND', certificate: data.certificate } : { kind: 'NONE', number };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): LookupResult {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const refusal = errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  if (!refusal) return { kind: 'FAILED' };
  const { retryAfter } = refusal.extensions ?? {};
  return { kind: 'TOO_OFTEN', minutes: typeof retryAfter === 'number' ? Math.max(1, Math.ceil(retryAfter / 60)) : 1 };
}
