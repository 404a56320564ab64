import { defaultLocale, isLocale, type Locale } from '@heliograph/schema/locales.ts';
import type { SnapshotStore } from '../cache/snapshot-store.ts';
import type { Report } from '../errors/error-reporting.ts';
import type { AcceptedSubmissions } from '../forms/accepted-submissions.ts';
import type { ClientCredential } from '../forms/form-clients.ts';
import type { ProofOfWork } from '../forms/proof-of-work.ts';
import type { createRateLimiter, EmailLimiter, RateLimiter } from '../forms/rate-limiter.ts';
import type { SealedCodes } from '../forms/sealed-codes.ts';
import type { CallTrace } from '../legacy/call-trace.ts';
import type { CertificateService, createCertificateService } from '../legacy/certificate-service.ts';
import type { LegacyClient, LegacyService } from '../legacy/client.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { OperationBudget } from './limits/operation-budget.ts';

/** State of change tracking, shared by instances. */
export type RecordChanges = {
  snapshots: SnapshotStore;
  /** Purges the cache tags whose position changed. */
  purgeMoved: (positions: ReadonlyMap<string, string>) => Promise<void>;
};

/** Shared by all operations. */
export type Services = {
  legacy: Pick<LegacyService, 'inLocale'>;
  certificates: Pick<ReturnType<typeof createCertificateService>, 'inLocale'>;
  rateLimiterFor: ReturnType<typeof createRateLimiter>;
  proofOfWork: ProofOfWork;
  acceptedSubmissions: AcceptedSubmissions;
  mailer: Mailer;
  emailLimiter: EmailLimiter;
  /** In the links of confirmation emails. */
  confirmationCodes: SealedCodes;
  /** Unset if it is off. */
  outbox?: Outbox | undefined;
  recordChanges: RecordChanges;
  signVideoUrl: (video: { video: string; minutes: number }, locale: Locale) => string;
  report: Report;
  /** Base URL of the site, for absolute URLs. */
  siteUrl: string;
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
  /** Of a client with its own form quota. */
  credential?: ClientCredential | undefined;
  /** Wait for fresh data instead of serving stale data. */
  requireFresh?: boolean;
};

type Settings = { client: RequestClient; locale: Locale; trace: OperationTrace; budget: OperationBudget };

/**
 * The context value of one operation. A class, as Apollo clones it: the getters of an object would run too early. They
 * create the upstream clients on first use, in the locale that is set by then.
 */
export class Context {
  /** From `@inContext`, else from the `lang` header. Final before the first resolver runs. */
  locale: Locale;
  readonly rateLimiter: RateLimiter;
  readonly proofOfWork: ProofOfWork;
  readonly recordChanges: RecordChanges;
  readonly acceptedSubmissions: AcceptedSubmissions;
  readonly mailer: Mailer;
  readonly emailLimiter: EmailLimiter;
  readonly confirmationCodes: SealedCodes;
  readonly outbox: Outbox | undefined;
  readonly signVideoUrl: Services['signVideoUrl'];
  readonly report: Report;
  readonly siteUrl: string;
  readonly requestId: string;
  readonly trace: OperationTrace;
  readonly budget: OperationBudget;
  private readonly services: Services;
  private readonly requireFresh: boolean;
  private legacyClient: LegacyClient | undefined;
  private certificateService: CertificateService | undefined;

  constructor(services: Services, { client, locale, trace, budget }: Settings) {
    this.services = services;
    this.locale = locale;
    this.rateLimiter = services.rateLimiterFor(client.address, client.credential);
    this.proofOfWork = services.proofOfWork;
    this.acceptedSubmissions = services.acceptedSubmissions;
    this.mailer = services.mailer;
    this.emailLimiter = services.emailLimiter;
    this.confirmationCodes = services.confirmationCodes;
    this.outbox = services.outbox;
    this.recordChanges = services.recordChanges;
    this.signVideoUrl = services.signVideoUrl;
    this.report = services.report;
    this.siteUrl = services.siteUrl;
    this.requestId = client.requestId;
    this.requireFresh = client.requireFresh ?? false;
    this.trace = trace;
    this.budget = budget;
  }

  get legacy(): LegacyClient {
    const { requireFresh } = this;
    this.legacyClient ??= this.services.legacy.inLocale(this.locale, { onCall: this.addCall, requireFresh });
    return this.legacyClient;
  }

  /** A client that waits for fresh data, in any locale. */
  freshLegacyIn(locale: Locale): LegacyClient {
    return this.services.legacy.inLocale(locale, { onCall: this.addCall, requireFresh: true });
  }

  get certificates(): CertificateService {
    this.certificateService ??= this.services.certificates.inLocale(this.locale, this.addCall);
    return this.certificateService;
  }

  private readonly addCall = (call: CallTrace): void => {
    this.trace.calls.push(call);
  };
}

/** The locale in a `lang` header; English if it is missing or unknown. */
export function parseLocaleHeader(header: unknown): Locale {
  return isLocale(header) ? header : defaultLocale;
}
