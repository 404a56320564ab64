import type { FastifyRequest } from 'fastify';
import { CONTENT_LANGUAGES, type ContentLanguage } from '../content/text.ts';

/** Response language: body field `language`, then query `language`, then header `lang`, then English. */
export function languageOf({ body, query, headers }: FastifyRequest): ContentLanguage {
  return [fieldOf(body), fieldOf(query), headers.lang].find(isContentLanguage) ?? 'en';
}

/** Site locales by their own code and by their content language. */
const SITE_LOCALES = new Map([
  ['en', 'en'],
  ['cn', 'cn'],
  ['zh', 'cn'],
  ['de', 'de'],
]);

/** Site locale of a form: header `language`, which one call sends, else as in `languageOf`. */
export function siteLocaleOf(request: FastifyRequest): string {
  const { language } = request.headers;
  const locale = typeof language === 'string' ? SITE_LOCALES.get(language) : undefined;
  return locale ?? SITE_LOCALES.get(languageOf(request)) ?? 'en';
}

function fieldOf(container: unknown): unknown {
  return typeof container === 'object' && container !== null && 'language' in container
    ? container.language
    : undefined;
}

function isContentLanguage(value: unknown): value is ContentLanguage {
  return CONTENT_LANGUAGES.some((language) => language === value);
}
