import type { FastifyRequest } from 'fastify';
import { CONTENT_LANGUAGES, type ContentLanguage } from '../content/text.ts';

/** The language of the answer: body field `language`, then query `language`, then header `lang`, then English. */
export function languageOf({ body, query, headers }: FastifyRequest): ContentLanguage {
  return [fieldOf(body), fieldOf(query), headers.lang].find(isContentLanguage) ?? 'en';
}

function fieldOf(container: unknown): unknown {
  return typeof container === 'object' && container !== null && 'language' in container
    ? container.language
    : undefined;
}

function isContentLanguage(value: unknown): value is ContentLanguage {
  return CONTENT_LANGUAGES.some((language) => language === value);
}
