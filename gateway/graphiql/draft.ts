import type { Locale } from '@heliograph/schema/locales.ts';
import { locales } from '@heliograph/schema/locales.ts';
import { type DocumentNode, parse } from 'graphql';
import stringify from 'safe-stable-stringify';
import { declaresLocale } from './document.ts';
import { parseObject, withValue } from './locale-text.ts';

/** The texts of the editors of a tab. */
export type Draft = { query: string; variables: string; headers: string };

type StoredDraft = { [Editor in keyof Draft]?: string | null | undefined };

/** Sets the locale where the operation reads it: in `$locale` if it is declared, and in the `lang` header. */
export function inLocale({ query, variables, headers }: Draft, locale: Locale): Draft {
  return {
    query,
    variables: declaresLocale(parseDocument(query))
      ? withValue(variables, 'locale', locales[locale].graphql)
      : variables,
    headers: withValue(headers, 'lang', locale),
  };
}

/** Whether two drafts have the same document and variables, in any locale. */
export function isSameOperation(one: StoredDraft, other: StoredDraft): boolean {
  return (one.query ?? '') === (other.query ?? '') && toKey(one.variables) === toKey(other.variables);
}

function toKey(variables: string | null | undefined): string | undefined {
  const { locale: _, ...others } = parseObject(variables ?? '');
  return stringify(others);
}

function parseDocument(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return;
  }
}
