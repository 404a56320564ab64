import { randomUUID } from 'node:crypto';
import { z } from 'zod';
// Resolved from the gateway's own dependencies.
import { ApolloServer } from '../../gateway/node_modules/@apollo/server/dist/esm/index.js';
import { startStandaloneServer } from '../../gateway/node_modules/@apollo/server/dist/esm/standalone/index.js';
import { createSnapshotStore } from '../../gateway/src/cache/snapshot-store.ts';
import { createAcceptedSubmissions } from '../../gateway/src/forms/accepted-submissions.ts';
import { createProofOfWork } from '../../gateway/src/forms/proof-of-work.ts';
import { createEmailLimiter, createRateLimiter, defaultRateLimits } from '../../gateway/src/forms/rate-limiter.ts';
import { createSealedCodes } from '../../gateway/src/forms/sealed-codes.ts';
import { Context } from '../../gateway/src/graphql/context.ts';
import { createOperationBudget } from '../../gateway/src/graphql/limits/operation-budget.ts';
import { createCertificateService } from '../../gateway/src/legacy/certificate-service.ts';
import { createLegacyService } from '../../gateway/src/legacy/client.ts';
import { confirmationCodeSettings } from '../../gateway/src/slices/inquiries/subscription-confirmation.ts';
import { createVideoUrlSigner } from '../../gateway/src/slices/live-streams/video-url.ts';
import { schema } from '../../gateway/src/slices/schema.ts';
import { publish, readSettings } from './child.ts';

const { legacyUrl } = await readSettings(z.object({ legacyUrl: z.string() }));

const report = () => {};
const services = {
  legacy: createLegacyService(legacyUrl, { report, maxBytes: 0, maxParseCacheBytes: 0 }),
  certificates: createCertificateService(legacyUrl, { name: 'bench', password: 'never sent' }),
  rateLimiterFor: createRateLimiter(defaultRateLimits),
  proofOfWork: createProofOfWork('never used'),
  acceptedSubmissions: createAcceptedSubmissions(),
  mailer: { send: async () => {} },
  emailLimiter: createEmailLimiter(),
  confirmationCodes: createSealedCodes('never used', confirmationCodeSettings),
  recordChanges: { snapshots: createSnapshotStore(undefined), purgeMoved: async () => {} },
  signVideoUrl: createVideoUrlSigner('never used'),
  report,
  siteUrl: 'http://localhost:3000',
};

const { url } = await startStandaloneServer(new ApolloServer<Context>({ schema }), {
  listen: { host: '127.0.0.1', port: 0 },
  context: async () => {
    const client = { requestId: randomUUID(), address: '127.0.0.1' };
    const trace = { hasErrors: true, calls: [] };
    return new Context(services, { client, locale: 'en', trace, budget: createOperationBudget() });
  },
});
publish(new URL(url).origin);
