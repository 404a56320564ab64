import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@heliograph/schema/sdl.ts';
import { formResolvers } from '../forms/form-challenge.resolvers.ts';
import { meterLists } from './limits/metered-schema.ts';
import { scalarResolvers } from './scalars.ts';
import { areaResolvers } from '../slices/areas/areas.resolvers.ts';
import { caseStudyResolvers } from '../slices/case-studies/case-studies.resolvers.ts';
import { certificateResolvers } from '../slices/certificates/certificates.resolvers.ts';
import { distributorResolvers } from '../slices/distributors/distributors.resolvers.ts';
import { eventResolvers } from '../slices/events/events.resolvers.ts';
import { inquiryResolvers } from '../slices/inquiries/inquiries.resolvers.ts';
import { liveStreamResolvers } from '../slices/live-streams/live-streams.resolvers.ts';
import { materialResolvers } from '../slices/materials/materials.resolvers.ts';
import { newsResolvers } from '../slices/news/news.resolvers.ts';
import { productResolvers } from '../slices/products/products.resolvers.ts';
import { registrationResolvers } from '../slices/registrations/registrations.resolvers.ts';
import { resourceResolvers } from '../slices/resources/resources.resolvers.ts';
import { sampleResolvers } from '../slices/samples/samples.resolvers.ts';
import { searchResolvers } from '../slices/search/search.resolvers.ts';
import { seoResolvers } from '../slices/seo/seo.resolvers.ts';
import { supportResolvers } from '../slices/support/support.resolvers.ts';

export const schema = makeExecutableSchema({
  typeDefs,
  resolvers: [
    scalarResolvers,
    formResolvers,
    areaResolvers,
    caseStudyResolvers,
    certificateResolvers,
    distributorResolvers,
    eventResolvers,
    inquiryResolvers,
    liveStreamResolvers,
    materialResolvers,
    newsResolvers,
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

/** What operations are executed against. */
export const meteredSchema = meterLists(schema);
