import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@heliograph/schema/sdl.ts';
import { meterLists } from '../graphql/limits/metered-schema.ts';
import { localeResolvers } from '../graphql/locale.resolvers.ts';
import { scalarResolvers } from '../graphql/scalars.ts';
import { areaResolvers } from './areas/areas.resolvers.ts';
import { caseStudyResolvers } from './case-studies/case-studies.resolvers.ts';
import { certificateResolvers } from './certificates/certificates.resolvers.ts';
import { changeResolvers } from './changes/changes.resolvers.ts';
import { distributorResolvers } from './distributors/distributors.resolvers.ts';
import { enumLabelResolvers } from './enum-labels/enum-labels.resolvers.ts';
import { eventResolvers } from './events/events.resolvers.ts';
import { formChallengeResolvers } from './form-challenges/form-challenges.resolvers.ts';
import { inquiryResolvers } from './inquiries/inquiries.resolvers.ts';
import { liveStreamResolvers } from './live-streams/live-streams.resolvers.ts';
import { materialResolvers } from './materials/materials.resolvers.ts';
import { newsResolvers } from './news/news.resolvers.ts';
import { nodeResolvers } from './nodes/nodes.resolvers.ts';
import { pictureResolvers } from './pictures/pictures.resolvers.ts';
import { moneyResolvers } from './products/money.resolvers.ts';
import { productResolvers } from './products/products.resolvers.ts';
import { registrationResolvers } from './registrations/registrations.resolvers.ts';
import { resourceResolvers } from './resources/resources.resolvers.ts';
import { sampleResolvers } from './samples/samples.resolvers.ts';
import { searchResolvers } from './search/search.resolvers.ts';
import { seoResolvers } from './seo/seo.resolvers.ts';
import { supportResolvers } from './support/support.resolvers.ts';

export const schema = makeExecutableSchema({
  typeDefs,
  resolvers: [
    scalarResolvers,
    localeResolvers,
    formChallengeResolvers,
    areaResolvers,
    caseStudyResolvers,
    certificateResolvers,
    changeResolvers,
    distributorResolvers,
    enumLabelResolvers,
    eventResolvers,
    inquiryResolvers,
    liveStreamResolvers,
    materialResolvers,
    newsResolvers,
    nodeResolvers,
    pictureResolvers,
    moneyResolvers,
    productResolvers,
    registrationResolvers,
    resourceResolvers,
    sampleResolvers,
    searchResolvers,
    seoResolvers,
    supportResolvers,
  ],
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
});

export const meteredSchema = meterLists(schema);
