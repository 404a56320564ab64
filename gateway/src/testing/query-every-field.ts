import type { Database } from '@heliograph/legacy/database.ts';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { type GraphQLSchema, graphql } from 'graphql';
import { createSnapshotStore } from '../cache/snapshot-store.ts';
import { createAcceptedSubmissions } from '../forms/accepted-submissions.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createEmailLimiter, createRateLimiter, defaultRateLimits } from '../forms/rate-limiter.ts';
import { createSealedCodes } from '../forms/sealed-codes.ts';
import { Context, type Services } from '../graphql/context.ts';
import { createOperationBudget } from '../graphql/limits/operation-budget.ts';
import { formatCursor } from '../slices/changes/change-cursor.ts';
import { confirmationCodeSettings } from '../slices/inquiries/subscription-confirmation.ts';
import { createVideoUrlSigner } from '../slices/live-streams/video-url.ts';
import { buildFieldQueries, QUERY_ARGUMENTS } from './build-queries.ts';

/** Before the seed. */
const CURSOR = { feed: 'test', revision: 0 };

/** Calls and fields that depend on arguments. */
const MORE_QUERIES = [
  `{ changes(after: "${formatCursor(CURSOR)}") { items { type id globalId isDeleted updatedAt } } }`,
  '{ serverTime }',
  '{ newsArticles(filter: { tag: "product" }) { items { id } } }',
  '{ materials { items { property(name: FLEXURAL_MODULUS) { value } } } }',
  '{ materials(filter: { properties: [{ property: FLEXURAL_MODULUS, min: 1 }] }) { notSpecified { id } } }',
  '{ materials(pageSize: 100) { items { subtypes casting { investment burnout { celsius hours ramp } flask { min max } flaskHours pressing scaling sections { min max } metals } } } }',
  '{ materials(filter: { categories: ["unknown"] }) { relaxations { criterion totalCount } } }',
  '{ seo(path: "/unknown") { title } }',
  '{ search(text: "resin") { items { record { __typename } } } }',
  '{ recordByPath(path: "/news/144") { __typename } }',
];

type Upstream = Pick<Services, 'legacy' | 'certificates'>;

/** Queries every field of the seed content in every locale. Returns the messages of errors. */
export async function queryEveryField(db: Database, upstream: Upstream, schema: GraphQLSchema): Promise<Set<string>> {
  await db.updateTable('revision_feed').set({ feed: CURSOR.feed }).execute();
  const services: Services = {
    ...upstream,
    rateLimiterFor: createRateLimiter(defaultRateLimits),
    proofOfWork: createProofOfWork('secret'),
    acceptedSubmissions: createAcceptedSubmissions(),
    mailer: { send: async () => {} },
    emailLimiter: createEmailLimiter(),
    confirmationCodes: createSealedCodes('secret', confirmationCodeSettings),
    recordChanges: { snapshots: createSnapshotStore(undefined), purgeMoved: async () => {} },
    signVideoUrl: createVideoUrlSigner('secret'),
    siteUrl: 'https://site.example',
    report: () => {},
  };
  const errors = new Set<string>();
  for (const locale of localeCodes) {
    for (const source of [...buildFieldQueries(schema, QUERY_ARGUMENTS), ...MORE_QUERIES]) {
      const client = { requestId: 'test', address: '127.0.0.1' };
      const trace = { hasErrors: false, calls: [] };
      const contextValue = new Context(services, { client, locale, trace, budget: createOperationBudget() });
      const result = await graphql({ schema, source, contextValue });
      for (const { message } of result.errors ?? []) errors.add(message);
    }
  }
  return errors;
}
