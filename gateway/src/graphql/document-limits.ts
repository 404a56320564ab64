import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { DocumentNode, GraphQLError, ValidationContext } from 'graphql';
import { nameLengthRule, noNulRule } from './document-text-rules.ts';

/** Longest document, in tokens: several times the longest operation of the site. */
export const MAX_TOKENS = 1_500;
/** Deepest selection: materials of a list, their related ones, and a term of those. */
const MAX_DEPTH = 7;
const MAX_ALIASES = 20;

/** Tokens may be two characters long, and each becomes some objects. */
const BYTES_OF_CHARACTER = 250;

/** Refused like any other document that is not valid, instead of thrown. */
const refusal = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** What keeps one document from asking for the whole store many times over. */
export const documentLimits = {
  parseOptions: { maxTokens: MAX_TOKENS },
  validationRules: [
    maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, ignoreIntrospection: true, ...refusal }),
    maxAliasesRule({ n: MAX_ALIASES, ...refusal }),
    nameLengthRule,
    noNulRule,
  ],
};

/** Bytes that a document takes in memory once it is read, at most. */
export function sizeOfDocument({ loc }: DocumentNode): number {
  return BYTES_OF_CHARACTER * (1 + (loc?.end ?? 0));
}
