import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type ParsedPhone = {
  /** Calling code of the number with its `+`, which is not always the one it was entered with. */
  callingCode: string;
  /** The number in E.164 format: its calling code joined to its national number. */
  e164: string;
};

/** The shape that the content service requires. */
const E164 = /^\+[1-9]\d{6,14}$/;
const PREFIX = /^(?:\+|00)?([1-9]\d{0,3})$/;
const INTERNATIONAL = /^\s*(?:\+|00)\s*(?=[1-9])/;

/** Calling code without its `+`, for a prefix like `+49`, `0049` or `49`; null for anything else. */
export function parseCallingCode(prefix: string): string | null {
  return PREFIX.exec(toAscii(prefix).trim())?.[1] ?? null;
}

/**
 * Parses a number as people write it: with its own calling code, in national form with or without the trunk prefix, or
 * without anything that the calling code already says. Null if no such number can exist.
 */
export function parsePhone(text: string, prefix = ''): ParsedPhone | null {
  const number = toAscii(text);
  const callingCode = parseCallingCode(prefix) ?? '';
  if (isInternational(number)) return parse(number.replace(INTERNATIONAL, '+'));
  return (callingCode ? parse(number, callingCode) : null) ?? parse(`+${callingCode}${number}`);
}

/** Whether a number begins with its own calling code. */
export function isInternational(text: string): boolean {
  return INTERNATIONAL.test(toAscii(text));
}

/** The prefix of the numbers of a country. */
export function callingCodeOf(country: 'US' | 'CN' | 'DE' | 'GB'): string {
  return `+${getCountryCallingCode(country)}`;
}

function parse(text: string, defaultCallingCode?: string): ParsedPhone | null {
  const options = { extract: false, ...(defaultCallingCode && { defaultCallingCode }) };
  try {
    const phone = parsePhoneNumberFromString(text, options);
    // An extension would be lost in E.164.
    if (!phone?.isPossible() || phone.ext || !E164.test(phone.number)) return null;
    return { callingCode: `+${phone.countryCallingCode}`, e164: phone.number };
  } catch {
    // The library throws on a calling code that no country has.
    return null;
  }
}

/** Full-width digits as plain ones, without the marks of writing direction that come along with a copied number. */
function toAscii(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}
