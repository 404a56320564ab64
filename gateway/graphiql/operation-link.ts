import { defaultLocale, isLocale } from '@heliograph/schema/locales.ts';
import { type Draft, inLocale } from './draft.ts';
import { isObjectText, localeOf, parseObject } from './locale-text.ts';

/** Node.js rejects requests with more than 16 kB of headers and URL. */
export const MAX_LINK_LENGTH = 8_000;

/** The draft of a link: `?query=&variables=&locale=`. */
export function parseLink(search: string): Draft | undefined {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('query')?.trim();
  if (!query) return;
  const text = parameters.get('variables') ?? '';
  const draft = {
    query,
    variables: isObjectText(text) ? JSON.stringify(parseObject(text), null, 2) : text,
    headers: '',
  };
  const locale = parameters.get('locale')?.toLowerCase();
  return isLocale(locale) && (text === '' || isObjectText(text)) ? inLocale(draft, locale) : draft;
}

/** A link to a draft. Headers are left out, as they may contain secrets; undefined if it would be too long. */
export function toLink(page: string, { query, variables, headers }: Draft): string | undefined {
  const { locale: _, ...others } = parseObject(variables);
  const parameters = new URLSearchParams({ query: query.trim() });
  if (!isObjectText(variables) && variables.trim()) parameters.set('variables', variables);
  if (Object.keys(others).length > 0) parameters.set('variables', JSON.stringify(others));
  parameters.set('locale', localeOf(variables, headers) ?? defaultLocale);
  const link = `${page}?${parameters}`;
  return link.length <= MAX_LINK_LENGTH ? link : undefined;
}
