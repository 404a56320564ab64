import { locales } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { sanitizeHtml } from '../sanitize-html.ts';
import { rowsOf } from './rows-of.ts';

// Shapes that many calls answer, already in the words of the schema where nothing but a name differs.

export const legacyId = z.union([z.number().int(), z.string()]).transform(String);

export const legacyTerm = z.object({ code: z.string(), name: z.string() }).transform(({ code, name }) => ({
  id: code,
  label: name,
}));

export const legacyBlock = z.object({ title: z.string(), text: z.string() });

export const legacyHtml = z.string().transform(sanitizeHtml);

/** A path of the site, or an address of the web; anything else (`javascript:`, `//host`, a blank within) is none. */
export const legacyLink = z.string().regex(/^(?:\/(?![/\\])|https?:\/\/)[^\p{Cc}\s]*$/iu);

export const legacyPicture = z.object({
  url: legacyLink,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
  placeholder: z
    .string()
    .regex(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/)
    .nullable()
    .catch(null),
});

/** A picture that is not what it should be spoils nothing but itself. */
export const optionalPicture = legacyPicture
  .nullish()
  .catch(null)
  .transform((picture) => picture ?? null);

export const legacySize = z.object({ width: z.number(), depth: z.number(), height: z.number() });

/** What every record with translations carries. */
export const translated = { language: z.string(), languages: z.array(z.string()) };

/** The locales of a record, in the words of the schema. */
export function toTranslated({ language, languages }: { language: string; languages: string[] }) {
  return { availableLocales: languages.flatMap(toLocale), servedLocale: toLocale(language)[0] ?? 'EN' };
}

function toLocale(language: string) {
  return Object.values(locales).flatMap(({ content, graphql }) => (content === language ? [graphql] : []));
}

/** A page of records; some calls leave the total out. */
export function pageOf<Row>(row: z.ZodType<Row>) {
  return z.object({ total: z.number().int().nonnegative().nullish(), records: rowsOf(row) });
}
