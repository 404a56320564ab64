import { defaultLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { optional, transform } from './lenient-parse.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { describeInput } from './schema-input.ts';

export const legacyId = z.union([z.number().int(), z.string().max(100)]).transform(String);

/** Faster than `z.string().max()`, which runs its check in a second pass: records contain thousands of strings. */
function stringUpTo(maximum: number, described: z.core.$ZodType = z.string()) {
  return transform(described, (input, issues): string => {
    if (typeof input === 'string' && input.length <= maximum) return input;
    if (typeof input === 'string') issues.push({ code: 'too_big', origin: 'string', maximum, input });
    else issues.push({ code: 'invalid_type', expected: 'string', input });
    return z.NEVER;
  });
}

const MAX_TEXT_LENGTH = 10_000;

/** A name, a title or a paragraph. */
export const legacyText = stringUpTo(MAX_TEXT_LENGTH);

/** A code of an enum map. Unknown codes are valid text, which the mapping omits; they are reported as drift. */
export function legacyCode(enumMap: Readonly<Record<string, unknown>>) {
  return stringUpTo(MAX_TEXT_LENGTH, z.enum(Object.keys(enumMap)));
}

/** Like `legacyCode`, for codes that are numbers. */
export function legacyNumericCode(enumMap: Readonly<Record<string, unknown>>) {
  return describeInput(z.number().int(), z.literal(Object.keys(enumMap).map(Number)));
}

/** HTML, or an image in base64. */
const MAX_LONG_TEXT_LENGTH = 500_000;

export const legacyTerm = z.object({ code: legacyText, name: legacyText }).transform(({ code, name }) => ({
  id: code,
  label: name,
}));

export const legacyBlock = z.object({ title: legacyText, text: legacyText });

export const legacyHtml = z.pipe(stringUpTo(MAX_LONG_TEXT_LENGTH), z.transform(sanitizeHtml));

/** An absolute path or an HTTP URL; rejects `javascript:`, `//host`, whitespace and URLs without a valid host. */
export const legacyLink = z
  .string()
  .max(2_048)
  .regex(/^(?:\/(?![/\\])|https?:\/\/)[^\p{Cc}\s]*$/iu)
  .refine((link) => link.startsWith('/') || URL.canParse(link));

export const legacyPicture = z.object({
  url: legacyLink,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: legacyText,
  ...optional({
    placeholder: z
      .string()
      .max(MAX_LONG_TEXT_LENGTH)
      .regex(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/),
    name: z
      .string()
      .max(200)
      .regex(/^[\w/-]+$/),
    renditions: z.array(
      z.object({
        url: legacyLink,
        format: z.enum(['avif', 'webp']),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
      }),
    ),
  }),
});

export const legacySize = z.object({ width: z.number(), depth: z.number(), height: z.number() });

/** When a record last changed. Beyond the specified fields: a content service without it is reported as drift. */
export const updateFields = optional({ updatedAt: z.iso.datetime() });

const localesByLanguage = new Map<string, Locale>(localeCodes.map((code) => [locales[code].content, code]));

const legacyLanguage = legacyCode(Object.fromEntries(localesByLanguage));

/** Fields of every translated record. */
export const translationFields = { language: legacyLanguage, languages: z.array(legacyLanguage), ...updateFields };

/** Texts without a translation are served in English, so that records may be translated one by one. */
export function toLocales({ language, languages }: { language: string; languages: string[] }) {
  return {
    availableLocales: languages.flatMap((available) => localesByLanguage.get(available) ?? []),
    servedLocale: localesByLanguage.get(language) ?? defaultLocale,
  };
}
