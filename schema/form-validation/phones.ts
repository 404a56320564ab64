import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type ParsedPhone = {
  /** With `+`. May differ from the entered prefix. */
  callingCode: string;
  e164: string;
};

/** The format that the content service requires. */
const E164 = /^\+[1-9]\d{6,14}$/;
const PREFIX = /^(?:\+|00)?([1-9]\d{0,3})$/;
const INTERNATIONAL = /^\s*\(?\s*(?:\+|00)\s*(?=[1-9])/;

/** The calling code without `+` of a prefix such as `+49`, `0049`, or `49`; null if it is invalid. */
export function parseCallingCode(prefix: string): string | null {
  return PREFIX.exec(toAscii(prefix).trim())?.[1] ?? null;
}

/**
 * Parses a phone number in international format, or in national format with or without the trunk prefix. Null if the
 * number is not possible.
 */
export function parsePhone(text: string, prefix = ''): ParsedPhone | null {
  const number = toAscii(text);
  const callingCode = parseCallingCode(prefix) ?? '';
  if (isInternational(number)) return parse(number.replace(INTERNATIONAL, '+'));
  return (callingCode ? parse(number, callingCode) : null) ?? parse(`+${callingCode}${number}`);
}

/** Whether the number includes a calling code. */
export function isInternational(text: string): boolean {
  return INTERNATIONAL.test(toAscii(text));
}

export function callingCodeOf(country: 'US' | 'CN' | 'DE' | 'GB'): string {
  return `+${getCountryCallingCode(country)}`;
}

function parse(text: string, defaultCallingCode?: string): ParsedPhone | null {
  const options = { extract: false, ...(defaultCallingCode && { defaultCallingCode }) };
  try {
    const phone = parsePhoneNumberFromString(text, options);
    // E.164 has no extensions.
    if (!phone?.isPossible() || phone.ext || !E164.test(phone.number)) return null;
    return { callingCode: `+${phone.countryCallingCode}`, e164: phone.number };
  } catch {
    // The library throws for an unassigned calling code.
    return null;
  }
}

/** Converts full-width digits, and removes the bidi marks that copied numbers contain. */
function toAscii(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}
