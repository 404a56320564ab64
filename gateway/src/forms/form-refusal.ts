import { type FormMessage, formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type * as z from 'zod/mini';
import type { FieldProblemCode, RefusalCode } from '../generated/resolvers.ts';

export type Problem = { field: string; code: FieldProblemCode; message: FormMessage };

type Details = { problems?: Problem[]; retryAfter?: number; incident?: string };

export type Refusal = ReturnType<typeof refuse>;

/** Builds a `FormRefusal` with messages in the locale of the user. */
export function refuse(locale: Locale, code: RefusalCode, message: FormMessage, details: Details = {}) {
  const messages = formMessages[locale];
  return {
    __typename: 'FormRefusal' as const,
    code,
    message: messages[message],
    problems: (details.problems ?? []).map((problem) => ({ ...problem, message: messages[problem.message] })),
    retryAfter: details.retryAfter ?? null,
    incident: details.incident ?? null,
  };
}

/** Returns the first problem of each field, in field order. */
export function toProblems({ issues }: z.core.$ZodError, fields: readonly string[]): Problem[] {
  const problems = issues.map((issue) => ({
    field: String(issue.path[0] ?? ''),
    code: codeOf(issue),
    message: isFormMessage(issue.message) ? issue.message : ('malformed' as const),
  }));
  const firstOfEach = [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()];
  return firstOfEach.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
}

const MALFORMED_MESSAGES: readonly string[] = [
  'malformed',
  'characters',
  'singleLine',
  'emailFormat',
  'mobilePrefixFormat',
  'phoneFormat',
  'emailOrPhoneFormat',
  'countryUnknown',
  'sampleUnknown',
] satisfies FormMessage[];

const TOO_LONG_MESSAGES: readonly string[] = ['tooLong', 'tooManySamples'] satisfies FormMessage[];

function codeOf({ message }: z.core.$ZodIssue): FieldProblemCode {
  if (TOO_LONG_MESSAGES.includes(message)) return 'TOO_LONG';
  return MALFORMED_MESSAGES.includes(message) ? 'MALFORMED' : 'REQUIRED';
}

function isFormMessage(text: string): text is FormMessage {
  return Object.hasOwn(formMessages.en, text);
}
