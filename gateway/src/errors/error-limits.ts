import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { isServerError } from './error-reporting.ts';

const MAX_MESSAGE_LENGTH = 300;
const MAX_QUOTED_LENGTH = 60;
/** Characters of JSON; a response to hostile input stays under 4 kB. */
const MAX_ERRORS_LENGTH = 1_800;
const MAX_LOCATIONS = 3;

/** Bounds the time that the patterns take; a client decides what stands between. */
const MAX_READ_LENGTH = 2_000;

/** Where graphql-js prints the value of a variable or a literal. */
const PRINTED_VALUES: [RegExp, string][] = [
  [
    /^(Variable "\$\w+" got invalid value) [\s\S]*?( at "[\w.[\]]+")?; (?=Expected|Field|Value|(?:\w+|Enum "\w+") cannot)/,
    '$1$2; ',
  ],
  [/^(Variable "\$\w+" got invalid value) (?!at ")[\s\S]*$/, '$1.'],
  [/( cannot represent [\w -]{0,20}value):? [\s\S]*$/, '$1.'],
  [/, found [\s\S]*$/, '.'],
  [/Value "[\s\S]*" does not exist in "/, 'Value does not exist in "'],
];

/** The message without values that the client sent, and short. */
export function toSafeMessage(message: string): string {
  const start = message.slice(0, MAX_READ_LENGTH);
  const printed = PRINTED_VALUES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), start);
  const quoted = printed.replaceAll(/"([^"]*)"?/g, (whole, text: string) =>
    text.length <= MAX_QUOTED_LENGTH ? whole : `"${truncate(text, MAX_QUOTED_LENGTH)}"`,
  );
  return truncate(quoted, MAX_MESSAGE_LENGTH);
}

/** Leaves out errors of the client beyond a size, and says how many; errors of the gateway all stay. */
export function limitErrors(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  let length = 0;
  const kept = errors.map(limitLocations).filter((error) => {
    if (isServerError(error)) return true;
    length += JSON.stringify(error).length;
    return length <= MAX_ERRORS_LENGTH;
  });
  const omitted = errors.length - kept.length;
  if (omitted === 0) return kept;
  const code = errors.find((error) => !isServerError(error))?.extensions?.code;
  return [...kept, { message: `${omitted} more errors are left out.`, extensions: { code } }];
}

export const errorLimitsPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }) {
        if (body.kind === 'single' && body.singleResult.errors) {
          body.singleResult.errors = limitErrors(body.singleResult.errors);
        }
      },
    };
  },
};

function limitLocations(error: GraphQLFormattedError): GraphQLFormattedError {
  const { locations } = error;
  return locations && locations.length > MAX_LOCATIONS
    ? { ...error, locations: locations.slice(0, MAX_LOCATIONS) }
    : error;
}

function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
}
