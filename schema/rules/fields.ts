import * as z from 'zod/mini';
import type { FormMessage } from './messages.ts';
import { isInternational, parseCallingCode, parsePhone } from './phones.ts';

/** Every problem is told by the key of its message. */
const say = (message: FormMessage) => message;

/** What a database cannot keep as it is: control characters other than tab and line breaks, and half characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function isStorable(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text);
}

/** Spaces, format characters and letters without a glyph: text of nothing else looks empty. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isBlank(text: string | null | undefined): boolean {
  return !VISIBLE.test(text ?? '');
}

const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/;

const singleLine = z.refine<string>((text) => !LINE_BREAK.test(text), say('singleLine'));

/** Text of one or more lines that may be left out. It is stored as it was typed. */
export function optionalText(max: number) {
  return z.nullish(z.string().check(z.maxLength(max, say('tooLong')), z.refine(isStorable, say('characters'))));
}

/** Text of one or more lines. */
export function requiredText(max: number, missing: FormMessage) {
  return z.string(missing).check(
    z.maxLength(max, say('tooLong')),
    z.refine((text) => !isBlank(text), missing),
    z.refine(isStorable, say('characters')),
  );
}

export function optionalLine(max: number) {
  return z.nullish(
    z.string().check(z.maxLength(max, say('tooLong')), singleLine, z.refine(isStorable, say('characters'))),
  );
}

export function requiredLine(max: number, missing: FormMessage) {
  return requiredText(max, missing).check(singleLine);
}

/** Letters and digits with single separators, an `@`, a domain whose last part is two or more letters. */
const EMAIL = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*@[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z]{2,}$/i;

const EMAIL_MAX = 50;

/** An address with its domain in lower case. */
export const email = z.string(say('email')).check(
  z.maxLength(EMAIL_MAX, say('tooLong')),
  z.overwrite(withLowerCaseDomain),
  z.refine((text) => !isBlank(text), say('email')),
  z.refine((text) => EMAIL.test(text), say('emailFormat')),
);

function withLowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

const PREFIX_MAX = 6;
const PHONE_MAX = 30;

export const mobilePrefix = requiredLine(PREFIX_MAX, 'mobilePrefix').check(
  z.refine((text) => parseCallingCode(text) !== null, say('mobilePrefixFormat')),
);

/** A number as it was typed; whether it can exist depends on the calling code beside it. */
export const phone = requiredLine(PHONE_MAX, 'phone');

export const optionalPhone = optionalLine(PHONE_MAX);

/** An e-mail address, or a phone number with its own calling code. */
export function contact(max: number) {
  return requiredLine(max, 'contact').check(
    z.refine(
      (text) => email.safeParse(text).success || (isInternational(text) && parsePhone(text) !== null),
      say('contactFormat'),
    ),
  );
}

/** The id of a record that was chosen from a list. */
export function chosen(missing: FormMessage, unknown: FormMessage) {
  return z.string(missing).check(
    z.refine((id) => !isBlank(id), missing),
    z.regex(/^[A-Za-z0-9-]{1,32}$/, unknown),
  );
}

export const accepted = z.boolean(say('acceptTerms')).check(z.refine((yes) => yes, say('acceptTerms')));

/** A UUID of any version; its letters mean the same in both cases. */
export const idempotencyKey = z.guid(say('malformed')).check(z.overwrite((key) => key.toLowerCase()));
