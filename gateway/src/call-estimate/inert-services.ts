import type { Services } from '../graphql/context.ts';
import type { createCertificateService } from '../legacy/certificate-service.ts';
import type { LegacyService } from '../legacy/client.ts';

type PeekingServices = {
  legacy: Pick<LegacyService, 'peekInLocale'>;
  certificates: Pick<ReturnType<typeof createCertificateService>, 'peekInLocale'>;
};

/** Services that read the upstream cache but send, store, sign and count nothing. */
export function createInertServices(
  { siteUrl, report }: Pick<Services, 'siteUrl' | 'report'>,
  { legacy, certificates }: PeekingServices,
): Services {
  return {
    legacy: { inLocale: legacy.peekInLocale },
    certificates: { inLocale: certificates.peekInLocale },
    rateLimiterFor: () => ({ consume: async () => {} }),
    proofOfWork: { create: () => ({ id: '', salt: '', difficulty: 0, expiresAt: '' }), verify: async () => false },
    acceptedSubmissions: { has: async () => false, add: async () => {}, delete: async () => {} },
    mailer: { send: async () => {} },
    emailLimiter: { consume: async () => undefined, refund: async () => {} },
    confirmationCodes: { seal: () => '', open: () => ({ status: 'INVALID' }) },
    recordChanges: {
      snapshots: { save: async () => {}, find: async () => undefined },
      purgeMoved: async () => {},
    },
    signVideoUrl: () => '',
    siteUrl,
    report,
  };
}
