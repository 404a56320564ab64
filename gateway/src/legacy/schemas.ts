import { locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { sanitizeHtml } from './sanitize-html.ts';
import { optional } from './lenient-parse.ts';

// Shapes that many calls answer, already in the words of the schema where nothing but a name differs.

export const legacyId = z.union([z.number().int(), z.string().max(100)]).transform(String);

/** A name, a title or a paragraph. */
export const legacyText = z.string().max(10_000);

/** Markup, or a picture in base64. */
const legacyLongText = z.string().max(500_000);

export const legacyTerm = z.object({ code: legacyText, name: legacyText }).transform(({ code, name }) => ({
  id: code,
  label: name,
}));

export const legacyBlock = z.object({ title: legacyText, text: legacyText });

export const legacyHtml = legacyLongText.transform(sanitizeHtml);

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
  ...optional({ placeholder: legacyLongText.regex(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/) }),
});

export const legacySize = z.object({ width: z.number(), depth: z.number(), height: z.number() });

/** What every record with translations carries. */
export const translated = { language: legacyText, languages: z.array(legacyText) };

/** The locales of a record, in the words of the schema. */
export function toTranslated({ language, languages }: { language: string; languages: string[] }) {
  return { availableLocales: languages.flatMap(toLocale), servedLocale: toLocale(language)[0] ?? 'EN' };
}

function toLocale(language: string) {
  return Object.values(locales).flatMap(({ content, graphql }) => (content === language ? [graphql] : []));
}
