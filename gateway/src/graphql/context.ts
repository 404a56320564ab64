import { defaultLocale, isLocale, type Locale } from '@heliograph/schema/locales.ts';
import type { ProofOfWork } from '../forms/proof-of-work.ts';
import type { Report } from '../server/error-reporting.ts';
import type { CertificateService, createCertificateService } from '../legacy/certificate-service.ts';
import type { CallTrace, LegacyClient, LegacyService } from '../legacy/client.ts';
import type { OperationBudget } from './limits/operation-budget.ts';
import { createLiveStreamLoader } from '../slices/live-streams/live-streams.legacy.ts';
import type { SignVideoUrl } from '../slices/live-streams/video-url.ts';
import { createMaterialLoader } from '../slices/materials/materials.legacy.ts';
import { createProductLoader } from '../slices/products/products.legacy.ts';
import type { createRateLimiter, RateLimiter } from '../forms/rate-limiter.ts';

/** What all operations share. */
export type Services = {
  legacy: LegacyService;
  certificates: ReturnType<typeof createCertificateService>;
  rateLimiterFor: ReturnType<typeof createRateLimiter>;
  challenges: ProofOfWork;
  signVideoUrl: SignVideoUrl;
  report: Report;
};

/** What one operation owns. Everything it loads is in its locale, so the locale is fixed before the first load. */
export type Context = {
  locale: Locale;
  legacy: LegacyClient;
  certificates: CertificateService;
  loaders: ReturnType<typeof createLoaders>;
  limits: RateLimiter;
  challenges: ProofOfWork;
  signVideoUrl: SignVideoUrl;
  report: Report;
  /** Told in the answer and in every line of the log. */
  requestId: string;
  outcome: OperationOutcome;
  budget: OperationBudget;
  /** The same operation in another locale. */
  inLocale: (locale: Locale) => Context;
};

function createLoaders(legacy: LegacyClient) {
  return {
    material: createMaterialLoader(legacy),
    product: createProductLoader(legacy),
    liveStream: createLiveStreamLoader(legacy),
  };
}

/** What is known of an operation when it has been executed. */
export type OperationOutcome = {
  /** Whether the answer has no errors. */
  isWhole: boolean;
  /** The calls that the operation caused. */
  calls: CallTrace[];
  /** Selections of the document with its fragments expanded, where they were counted. */
  selections?: number;
};

/** Who asks: `address` tells one visitor from another. */
export type RequestClient = {
  id: string;
  address: string;
  /** Whether to wait for something new instead of taking what is past its time. */
  requireFresh?: boolean;
  outcome: OperationOutcome;
  budget: OperationBudget;
};

export function createContext(services: Services, visitor: RequestClient, locale: Locale): Context {
  const onCall = (call: CallTrace) => visitor.outcome.calls.push(call);
  const legacy = services.legacy.inLocale(locale, { onCall, requireFresh: visitor.requireFresh ?? false });
  return {
    locale,
    legacy,
    certificates: services.certificates.inLocale(locale, onCall),
    loaders: createLoaders(legacy),
    limits: services.rateLimiterFor(visitor.address),
    challenges: services.challenges,
    signVideoUrl: services.signVideoUrl,
    report: services.report,
    requestId: visitor.id,
    outcome: visitor.outcome,
    budget: visitor.budget,
    inLocale: (other) => createContext(services, visitor, other),
  };
}

/** The locale of a `lang` header; English when there is none or it is unknown. */
export function parseLocaleHeader(header: unknown): Locale {
  return isLocale(header) ? header : defaultLocale;
}
