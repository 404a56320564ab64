import { GraphQLScalarType, Kind } from 'graphql';
import { LocalDateResolver } from 'graphql-scalars';
import type { Resolvers } from '../generated/resolvers.ts';

/** A string that was validated when the upstream response was parsed. */
function createStringScalar(name: string): GraphQLScalarType<string, string> {
  return new GraphQLScalarType({
    name,
    serialize: String,
    parseValue: String,
    parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : ''),
  });
}

export const scalarResolvers: Resolvers = {
  LocalDate: LocalDateResolver,
  DateTime: createStringScalar('DateTime'),
  Link: createStringScalar('Link'),
  HTML: createStringScalar('HTML'),
  Query: { serverTime: () => new Date().toISOString() },
};
