import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { isServerError } from './error-reporting.ts';

const MAX_MESSAGE_LENGTH = 300;
const MAX_QUOTED_LENGTH = 60;
/** Characters of JSON. Keeps the response to hostile input under 4 kB. */
const MAX_ERRORS_LENGTH = 1_800;
const MAX_LOCATIONS = 3;

/** Bounds the running time of the patterns below, whose input clients control. */
const MAX_INPUT_LENGTH = 2_000;

/** Places where graphql-js prints the value of a variable or a literal. */
const PRINTED_VALUE_PATTERNS: [RegExp, string][] = [
  [
    /^(Variable "\$\w+" got invalid value) [\s\S]*?( at "[\w.[\]]+")?; (?=Expected|Field|Value|(?:\w+|Enum "\w+") cannot)/,
    '$1$2; ',
  ],
  [/^(Variable "\$\w+" got invalid value) (?!at ")[\s\S]*$/, '$1.'],
  [/( cannot represent [\w -]{0,20}value):? [\s\S]*$/, '$1.'],
  [/, found [\s\S]*$/, '.'],
  [/Value "[\s\S]*" does not exist in "/, 'Value does not exist in "'],
];

/** Truncates a message and removes client input from it. */
export function toSafeMessage(message: string): string {
  const start = message.slice(0, MAX_INPUT_LENGTH);
  const redacted = PRINTED_VALUE_PATTERNS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    start,
  );
  const shortened = redacted.replaceAll(/"([^"]*)"?/g, (match, text: string) =>
    text.length <= MAX_QUOTED_LENGTH ? match : `"${truncate(text, MAX_QUOTED_LENGTH)}"`,
  );
  return truncate(shortened, MAX_MESSAGE_LENGTH);
}

/** Omits client errors beyond a total size and adds their count. Server errors are never omitted. */
export function limitErrors(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  let length = 0;
  const limited = errors.map(limitLocations).filter((error) => {
    if (isServerError(error)) return true;
    length += JSON.stringify(error).length;
    return length <= MAX_ERRORS_LENGTH;
  });
  const omitted = errors.length - limited.length;
  if (omitted === 0) return limited;
  const code = errors.find((error) => !isServerError(error))?.extensions?.code;
  return [...limited, { message: `${omitted} more errors omitted.`, extensions: { code } }];
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
