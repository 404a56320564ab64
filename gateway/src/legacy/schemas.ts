import { defaultLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { optional, transform } from './lenient-parse.ts';
import { sanitizeHtml } from './sanitize-html.ts';

// Schemas that many calls answer, already in the words of the schema where nothing but a name differs.

export const legacyId = z.union([z.number().int(), z.string().max(100)]).transform(String);

/** As `z.string().max()`, in one step: records hold thousands of texts, and zod runs checks in a pass of their own. */
function textUpTo(maximum: number) {
  return transform((input, issues): string => {
    if (typeof input === 'string' && input.length <= maximum) return input;
    if (typeof input === 'string') issues.push({ code: 'too_big', origin: 'string', maximum, input });
    else issues.push({ code: 'invalid_type', expected: 'string', input });
    return z.NEVER;
  });
}

/** A name, a title or a paragraph. */
export const legacyText = textUpTo(10_000);

/** Markup, or a picture in base64. */
const LONGEST_TEXT = 500_000;

export const legacyTerm = z.object({ code: legacyText, name: legacyText }).transform(({ code, name }) => ({
  id: code,
  label: name,
}));

export const legacyBlock = z.object({ title: legacyText, text: legacyText });

export const legacyHtml = z.pipe(textUpTo(LONGEST_TEXT), z.transform(sanitizeHtml));

/** A path of the site, or an address of the web; anything else (`javascript:`, `//host`, a blank within) is none. */
export const legacyLink = z
  .string()
  .max(2_048)
  .regex(/^(?:\/(?![/\\])|https?:\/\/)[^\p{Cc}\s]*$/iu);

export const legacyPicture = z.object({
  url: legacyLink,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: legacyText,
  ...optional({
    placeholder: z
      .string()
      .max(LONGEST_TEXT)
      .regex(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/),
  }),
});

export const legacySize = z.object({ width: z.number(), depth: z.number(), height: z.number() });

/** What every record with translations carries. */
export const translated = { language: legacyText, languages: z.array(legacyText) };

/** The locale of a text without translation is English, so that records may be translated one after the other. */
export function toTranslated({ language, languages }: { language: string; languages: string[] }) {
  return {
    availableLocales: languages.flatMap((available) => localesByLanguage.get(available) ?? []),
    servedLocale: localesByLanguage.get(language) ?? defaultLocale,
  };
}

const localesByLanguage = new Map<string, Locale>(localeCodes.map((code) => [locales[code].content, code]));
