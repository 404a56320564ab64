import { typeDefs } from '@heliograph/schema/sdl.ts';
import { buildASTSchema, GraphQLScalarType, Kind, parse } from 'graphql';
import { LocalDateResolver } from 'graphql-scalars';
import type { Resolvers } from '../generated/resolvers.ts';

const declared = buildASTSchema({
  kind: Kind.DOCUMENT,
  definitions: parse(typeDefs.join('\n')).definitions.filter(({ kind }) => kind === Kind.SCALAR_TYPE_DEFINITION),
});

/** The resolver would otherwise replace the description and URL of the schema. */
function declarationOf(name: string) {
  const type = declared.getType(name);
  return {
    name,
    description: type?.description,
    specifiedByURL: type instanceof GraphQLScalarType ? type.specifiedByURL : undefined,
  };
}

/** A string that was validated when the upstream response was parsed. */
function createStringScalar(name: string): GraphQLScalarType<string, string> {
  return new GraphQLScalarType({
    ...declarationOf(name),
    serialize: String,
    parseValue: String,
    parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : ''),
  });
}

export const scalarResolvers: Resolvers = {
  LocalDate: new GraphQLScalarType({ ...LocalDateResolver.toConfig(), ...declarationOf('LocalDate') }),
  DateTime: createStringScalar('DateTime'),
  Link: createStringScalar('Link'),
  HTML: createStringScalar('HTML'),
  TimeOfDay: createStringScalar('TimeOfDay'),
  TimeZone: createStringScalar('TimeZone'),
  Decimal: createStringScalar('Decimal'),
  CurrencyCode: createStringScalar('CurrencyCode'),
  Query: { serverTime: () => new Date().toISOString() },
};
