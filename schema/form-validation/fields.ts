import * as z from 'zod/mini';
import type { FormMessage } from './messages.ts';
import { isInternational, parseCallingCode, parsePhone } from './phones.ts';

/** Zod error messages are keys of `messages.ts`. */
const message = (key: FormMessage) => key;

/** Databases cannot store these, nor lone surrogates, unchanged. Tab and line breaks are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function isStorable(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text);
}

/** Any character other than whitespace, format characters, and characters without a glyph. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isBlank(text: string | null | undefined): boolean {
  return !VISIBLE.test(text ?? '');
}

const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/;

const singleLine = z.refine<string>((text) => !LINE_BREAK.test(text), message('singleLine'));

/** Multi-line text, stored unchanged. */
export function optionalText(max: number) {
  return z.nullish(z.string().check(z.maxLength(max, message('tooLong')), z.refine(isStorable, message('characters'))));
}

/** Multi-line text, stored unchanged. */
export function requiredText(max: number, missing: FormMessage) {
  return z.string(missing).check(
    z.maxLength(max, message('tooLong')),
    z.refine((text) => !isBlank(text), missing),
    z.refine(isStorable, message('characters')),
  );
}

export function optionalLine(max: number) {
  return z.nullish(
    z.string().check(z.maxLength(max, message('tooLong')), singleLine, z.refine(isStorable, message('characters'))),
  );
}

export function requiredLine(max: number, missing: FormMessage) {
  return requiredText(max, missing).check(singleLine);
}

const EMAIL = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*@[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z]{2,}$/i;

const EMAIL_MAX = 50;

/** Lowercases the domain. */
export const email = z.string(message('email')).check(
  z.maxLength(EMAIL_MAX, message('tooLong')),
  z.overwrite(withLowerCaseDomain),
  z.refine((text) => !isBlank(text), message('email')),
  z.refine((text) => EMAIL.test(text), message('emailFormat')),
);

function withLowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

const PREFIX_MAX = 6;
const PHONE_MAX = 30;

export const mobilePrefix = requiredLine(PREFIX_MAX, 'mobilePrefix').check(
  z.refine((text) => parseCallingCode(text) !== null, message('mobilePrefixFormat')),
);

/** Unparsed: whether the number is possible depends on the `mobilePrefix` field. */
export const phone = requiredLine(PHONE_MAX, 'phone');

export const optionalPhone = optionalLine(PHONE_MAX);

/** An email address, or a phone number with calling code. */
export function contact(max: number) {
  return requiredLine(max, 'contact').check(
    z.refine(
      (text) => email.safeParse(text).success || (isInternational(text) && parsePhone(text) !== null),
      message('emailOrPhoneFormat'),
    ),
  );
}

/** The id of a record selected from a list. */
export function chosen(missing: FormMessage, unknown: FormMessage) {
  return z.string(missing).check(
    z.refine((id) => !isBlank(id), missing),
    z.regex(/^[A-Za-z0-9-]{1,32}$/, unknown),
  );
}

/** The id of a record selected from a list, or blank. */
export function optionallyChosen(unknown: FormMessage) {
  return z.nullish(z.string().check(z.regex(/^[A-Za-z0-9-]{0,32}$/, unknown)));
}

export const accepted = z.boolean(message('acceptTerms')).check(z.refine((yes) => yes, message('acceptTerms')));

/** A UUID of any version, case-insensitive. */
export const idempotencyKey = z.guid(message('malformed')).check(z.overwrite((key) => key.toLowerCase()));
