import * as z from 'zod/mini';
import type { FormMessage } from './messages.ts';

/** Every problem is told by the key of its message. */
const say = (message: FormMessage) => message;

/** What a database cannot keep as it is: control characters other than tab and line breaks, and half characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function isStorable(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text);
}

/** Words that may be left out. They are kept as they were typed. */
export function optionalText(max: number) {
  return z.nullish(z.string().check(z.maxLength(max, say('tooLong')), z.refine(isStorable, say('characters'))));
}

/** Words of which something must be left when the blanks around them are taken away. */
export function requiredText(max: number, missing: FormMessage) {
  return z.string(missing).check(
    z.maxLength(max, say('tooLong')),
    z.refine((text) => text.trim() !== '', missing),
    z.refine(isStorable, say('characters')),
  );
}

/** Letters and digits with single separators, an `@`, a domain whose last part is two or more letters. */
const EMAIL = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*@[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z]{2,}$/i;

const EMAIL_MAX = 50;

/** An address with its domain in lower case. */
export const email = z.string(say('email')).check(
  z.maxLength(EMAIL_MAX, say('tooLong')),
  z.overwrite(withLowerCaseDomain),
  z.refine((text) => EMAIL.test(text), say('email')),
);

function withLowerCaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

const E164 = /^\+[1-9]\d{6,14}$/;
const SEPARATORS = /[\s().\-/]/g;

/** A number with its prefix, a `+` before it; empty when nothing else is there. */
export function joinPhone(prefix: string, phone: string): string {
  const joined = `${prefix}${phone}`.replace(SEPARATORS, '');
  const international = joined.startsWith('+') ? joined : `+${joined}`;
  return international === '+' ? '' : international;
}

export function isPhone(international: string): boolean {
  return E164.test(international);
}

const PREFIX_MAX = 6;
const PHONE_MAX = 30;

export const mobilePrefix = requiredText(PREFIX_MAX, 'mobilePrefix').check(
  z.refine((text) => /^\+?\d{1,4}$/.test(text.trim()), say('mobilePrefix')),
);

export const phone = requiredText(PHONE_MAX, 'phone');

/** A number of its own, prefix and all. */
export const internationalPhone = requiredText(PHONE_MAX, 'phone').check(
  z.refine((text) => isPhone(joinPhone('', text)), say('phoneFormat')),
);

/** The id of a record that was chosen from a list. */
export function chosen(missing: FormMessage) {
  return z.string(missing).check(z.regex(/^[A-Za-z0-9-]{1,32}$/, missing));
}

export const accepted = z.boolean(say('acceptTerms')).check(z.refine((yes) => yes, say('acceptTerms')));

/** A UUID of any version. */
export const idempotencyKey = z.guid(say('malformed'));
