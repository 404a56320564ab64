import type { Locale } from '@heliograph/schema/locales.ts';
import { type FormMessage, formMessages } from '@heliograph/schema/rules/messages.ts';
import type * as z from 'zod/mini';
import type { FieldProblemCode, RefusalCode } from '../generated/resolvers.ts';

export type Problem = { field: string; code: FieldProblemCode; message: FormMessage };

type Details = { problems?: Problem[]; retryAfter?: number; incident?: string };

export type Refusal = ReturnType<typeof refuse>;

/** Why a form is not taken, in the words of the visitor. */
export function refuse(locale: Locale, code: RefusalCode, message: FormMessage, details: Details = {}) {
  const words = formMessages[locale];
  return {
    __typename: 'FormRefusal' as const,
    code,
    message: words[message],
    problems: (details.problems ?? []).map((problem) => ({ ...problem, message: words[problem.message] })),
    retryAfter: details.retryAfter ?? null,
    incident: details.incident ?? null,
  };
}

/** The first problem of each field, in the order of the fields. */
export function toProblems({ issues }: z.core.$ZodError, fields: readonly string[]): Problem[] {
  const problems = issues.map((issue) => ({
    field: String(issue.path[0] ?? ''),
    code: codeOf(issue),
    message: isFormMessage(issue.message) ? issue.message : ('malformed' as const),
  }));
  const firstOfEach = [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()];
  return firstOfEach.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
}

/** Messages for input that is there but cannot be used. */
const MALFORMED: readonly string[] = [
  'malformed',
  'characters',
  'singleLine',
  'emailFormat',
  'mobilePrefixFormat',
  'phoneFormat',
  'contactFormat',
  'countryUnknown',
  'sampleUnknown',
] satisfies FormMessage[];

const TOO_LONG: readonly string[] = ['tooLong', 'tooManySamples'] satisfies FormMessage[];

function codeOf({ message }: z.core.$ZodIssue): FieldProblemCode {
  if (TOO_LONG.includes(message)) return 'TOO_LONG';
  return MALFORMED.includes(message) ? 'MALFORMED' : 'REQUIRED';
}

function isFormMessage(text: string): text is FormMessage {
  return Object.hasOwn(formMessages.en, text);
}
