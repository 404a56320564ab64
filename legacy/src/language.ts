import {
  type ContentLanguage,
  contentLanguages,
  defaultLocale,
  type Locale,
  localeCodes,
  locales,
} from '@heliograph/schema/locales.ts';
import type { FastifyRequest } from 'fastify';

/** Response language: body field `language`, then query `language`, then header `lang`, then English. */
export function languageOf({ body, query, headers }: FastifyRequest): ContentLanguage {
  return [fieldOf(body), fieldOf(query), headers.lang].find(isContentLanguage) ?? 'en';
}

/** Site locales by their own code and by their content language. */
const siteLocales = new Map<string, Locale>(
  localeCodes.flatMap((code) => [
    [code, code],
    [locales[code].content, code],
  ]),
);

/** Site locale of a form: header `language`, which one call sends, else as in `languageOf`. */
export function siteLocaleOf(request: FastifyRequest): Locale {
  const { language } = request.headers;
  const locale = typeof language === 'string' ? siteLocales.get(language) : undefined;
  return locale ?? siteLocales.get(languageOf(request)) ?? defaultLocale;
}

function fieldOf(container: unknown): unknown {
  return typeof container === 'object' && container !== null && 'language' in container
    ? container.language
    : undefined;
}

function isContentLanguage(value: unknown): value is ContentLanguage {
  return contentLanguages.some((language) => language === value);
}
