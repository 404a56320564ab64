import { GraphQLScalarType, Kind } from 'graphql';
import { LocalDateResolver } from 'graphql-scalars';
import type { Resolvers } from '../generated/resolvers.ts';

/** A scalar that is a text as it stands; what it may hold was seen to where it was parsed. */
function createTextScalar(name: string): GraphQLScalarType<string, string> {
  return new GraphQLScalarType({
    name,
    serialize: String,
    parseValue: String,
    parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : ''),
  });
}

export const scalarResolvers: Resolvers = {
  LocalDate: LocalDateResolver,
  DateTime: createTextScalar('DateTime'),
  Link: createTextScalar('Link'),
  HTML: createTextScalar('HTML'),
  Query: { serverTime: () => new Date().toISOString() },
};
