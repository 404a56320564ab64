import { defaultLocale, isLocale, type Locale } from '@heliograph/schema/locales.ts';
import type { Report } from '../errors/error-reporting.ts';
import type { ProofOfWork } from '../forms/proof-of-work.ts';
import type { createRateLimiter, RateLimiter } from '../forms/rate-limiter.ts';
import type { CertificateService, createCertificateService } from '../legacy/certificate-service.ts';
import type { CallTrace, LegacyClient, LegacyService } from '../legacy/client.ts';
import type { OperationBudget } from './limits/operation-budget.ts';

/** Shared by all operations. */
export type Services = {
  legacy: LegacyService;
  certificates: ReturnType<typeof createCertificateService>;
  rateLimiterFor: ReturnType<typeof createRateLimiter>;
  proofOfWork: ProofOfWork;
  signVideoUrl: (video: { video: string; minutes: number }, locale: Locale) => string;
  report: Report;
};

/** The context value of one operation. */
export type Context = {
  /** That of `@inContext`, else that of the `lang` header. Final before the first resolver runs. */
  locale: Locale;
  readonly legacy: LegacyClient;
  readonly certificates: CertificateService;
  rateLimiter: RateLimiter;
  proofOfWork: ProofOfWork;
  signVideoUrl: Services['signVideoUrl'];
  report: Report;
  /** In the response header and in every log line. */
  requestId: string;
  trace: OperationTrace;
  budget: OperationBudget;
};

/** What execution records about an operation. */
export type OperationTrace = {
  hasErrors: boolean;
  calls: CallTrace[];
  /** Selections of the document with fragments expanded; unset for operations that are not limited. */
  selections?: number;
};

export type RequestClient = {
  requestId: string;
  /** Client IP address, for rate limits. */
  address: string;
  /** Wait for fresh data instead of serving stale data. */
  requireFresh?: boolean;
};

type Settings = { client: RequestClient; locale: Locale; trace: OperationTrace; budget: OperationBudget };

/** The upstream clients are created on first use, in the locale that is set by then. */
export function createContext(services: Services, { client, locale, trace, budget }: Settings): Context {
  const { requestId, address, requireFresh = false } = client;
  const onCall = (call: CallTrace) => trace.calls.push(call);
  let legacy: LegacyClient | undefined;
  let certificates: CertificateService | undefined;
  return {
    locale,
    get legacy() {
      legacy ??= services.legacy.inLocale(this.locale, { onCall, requireFresh });
      return legacy;
    },
    get certificates() {
      certificates ??= services.certificates.inLocale(this.locale, onCall);
      return certificates;
    },
    rateLimiter: services.rateLimiterFor(address),
    proofOfWork: services.proofOfWork,
    signVideoUrl: services.signVideoUrl,
    report: services.report,
    requestId,
    trace,
    budget,
  };
}

/** The locale in a `lang` header; English if it is missing or unknown. */
export function parseLocaleHeader(header: unknown): Locale {
  return isLocale(header) ? header : defaultLocale;
}
