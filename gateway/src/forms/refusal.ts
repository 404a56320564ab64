import type { Locale } from '@heliograph/schema/locales.ts';
import { type FormMessage, formMessages } from '@heliograph/schema/rules/messages.ts';
import type * as z from 'zod/mini';
import type { FieldProblemCode, RefusalCode } from '../generated/resolvers.ts';

type Problem = { field: string; code: FieldProblemCode; message: FormMessage };

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

/** The first problem of each field. */
export function toProblems({ issues }: z.core.$ZodError): Problem[] {
  const problems = issues.map((issue) => ({
    field: String(issue.path[0] ?? ''),
    code: codeOf(issue),
    message: isFormMessage(issue.message) ? issue.message : ('malformed' as const),
  }));
  return [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()].toReversed();
}

/** Of all that a rule may complain about, these are told by their message. */
const MALFORMED: readonly string[] = ['malformed', 'characters', 'phoneFormat', 'email', 'mobilePrefix'];

function codeOf({ code, message, path }: z.core.$ZodIssue): FieldProblemCode {
  if (message === 'tooLong' || (code === 'too_big' && path[0] === 'samples')) return 'TOO_LONG';
  return MALFORMED.includes(message) ? 'MALFORMED' : 'REQUIRED';
}

function isFormMessage(text: string): text is FormMessage {
  return Object.hasOwn(formMessages.en, text);
}
