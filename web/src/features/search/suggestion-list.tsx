import type { Locale } from '@heliograph/schema/locales.ts';
import Link from 'next/link';
import { localePath } from '#i18n/paths.ts';
import type { SearchState, SuggestionResult } from './autocomplete.ts';
import type { SearchBoxMessages } from './search-box-messages.ts';

type Props = {
  listId: string;
  optionId: (index: number) => string;
  active: number;
  state: SearchState;
  messages: SearchBoxMessages;
  locale: Locale;
  number: (value: number) => string;
  allResults: string | null;
  onFollow: () => void;
};

/** The listbox is rendered only if it has options. */
export function SuggestionList({ listId, optionId, active, state, messages, locale, ...rest }: Props) {
  const { number, allResults, onFollow } = rest;
  const { result, isLoading } = state;
  const items = result?.items ?? [];
  return (
    <div className="search-dropdown" aria-busy={isLoading}>
      <p role="status" className="text-small text-ink-soft">
        {isLoading ? messages.loading : describe(result, messages, number)}
      </p>
      {items.length > 0 && (
        <div id={listId} role="listbox" aria-label={messages.suggested} className="search-list">
          {items.map(({ title, url, kind }, index) => (
            <Link
              key={url}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              prefetch={false}
              href={url.startsWith('/') ? localePath(locale, url) : url}
              onClick={onFollow}
              className="search-option"
            >
              {title}
              <span className="search-kind">{messages.kinds[kind]}</span>
            </Link>
          ))}
        </div>
      )}
      {result?.kind === 'FOUND' && items.length > 0 && (
        <p className="text-small">
          {result.totalCount > items.length && allResults ? (
            <Link href={allResults} prefetch={false} onClick={onFollow} className="text-accent underline">
              {messages.all}
            </Link>
          ) : (
            <span className="text-ink-soft">{messages.noMore}</span>
          )}
        </p>
      )}
    </div>
  );
}

function describe(result: SuggestionResult | null, messages: SearchBoxMessages, number: Props['number']): string {
  if (!result || (result.kind === 'SUGGESTED' && result.items.length === 0)) return '';
  if (result.kind === 'SUGGESTED') return messages.suggested;
  return result.totalCount === 0 ? messages.none : messages.found.replace('%total', number(result.totalCount));
}
