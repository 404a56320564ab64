import { defaultLocale, isLocale, type Locale } from '@heliograph/schema/locales.ts';
import type { Challenges } from './forms/challenges.ts';
import type { Report } from './http/report.ts';
import type { CertificateService, createCertificateService } from './legacy/certificate-service.ts';
import type { CallTrace, LegacyClient, LegacyService } from './legacy/client.ts';
import { createLiveStreamLoader } from './slices/live-streams/live-streams.legacy.ts';
import { createMaterialLoader } from './slices/materials/materials.legacy.ts';
import { createProductLoader } from './slices/products/products.legacy.ts';
import type { createVisitorLimits, VisitorLimits } from './visitor-limits.ts';

/** What all operations share. */
export type Services = {
  legacy: LegacyService;
  certificates: ReturnType<typeof createCertificateService>;
  limitsOf: ReturnType<typeof createVisitorLimits>;
  challenges: Challenges;
  report: Report;
};

/** What one operation owns. Everything it loads is in its locale, so the locale is fixed before the first load. */
export type Context = {
  locale: Locale;
  legacy: LegacyClient;
  certificates: CertificateService;
  loaders: ReturnType<typeof createLoaders>;
  limits: VisitorLimits;
  challenges: Challenges;
  report: Report;
  /** Told in the answer and in every line of the log. */
  requestId: string;
  /** The calls that the operation caused so far. */
  calls: CallTrace[];
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

/** Who asks: `address` tells one visitor from another. */
export type Request = { id: string; address: string };

export function createContext(services: Services, request: Request, locale: Locale): Context {
  const calls: CallTrace[] = [];
  const legacy = services.legacy.inLocale(locale, (call) => calls.push(call));
  return {
    locale,
    legacy,
    certificates: services.certificates.inLocale(locale, (call) => calls.push(call)),
    loaders: createLoaders(legacy),
    limits: services.limitsOf(request.address),
    challenges: services.challenges,
    report: services.report,
    requestId: request.id,
    calls,
    inLocale: (other) => createContext(services, request, other),
  };
}

/** The locale of a `lang` header; English when there is none or it is unknown. */
export function localeOfHeader(header: unknown): Locale {
  return isLocale(header) ? header : defaultLocale;
}
