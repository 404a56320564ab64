import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { DocumentNode, GraphQLError, ValidationContext } from 'graphql';
import { nameLengthRule, noNulRule } from './document-text-rules.ts';

/** Token limit: several times the longest operation of the site. */
export const MAX_TOKENS = 1_500;
/** Query depth limit: fits a list of materials with their related materials and a term of these. */
const MAX_DEPTH = 7;
const MAX_ALIASES = 20;

/** A token of two characters becomes several objects. */
const BYTES_PER_CHARACTER = 250;

/** Reports a validation error instead of throwing. */
const reportError = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Limits of a document: tokens, query depth, aliases, length of names. */
export const depthAndAliasLimits = {
  parseOptions: { maxTokens: MAX_TOKENS },
  validationRules: [
    maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, ignoreIntrospection: true, ...reportError }),
    maxAliasesRule({ n: MAX_ALIASES, ...reportError }),
    nameLengthRule,
    noNulRule,
  ],
};

/** Upper bound of the size of a parsed document in memory, in bytes. */
export function sizeOfDocument({ loc }: DocumentNode): number {
  return BYTES_PER_CHARACTER * (1 + (loc?.end ?? 0));
}
