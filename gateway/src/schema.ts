import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@heliograph/schema/sdl.ts';
import { materialResolvers } from './slices/materials/materials.resolvers.ts';
import { seoResolvers } from './slices/seo/seo.resolvers.ts';

export const schema = makeExecutableSchema({
  typeDefs,
  resolvers: [materialResolvers, seoResolvers],
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
});
