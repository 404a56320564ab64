import { useHistory, useHistoryActions } from '@graphiql/plugin-history';
import { type GraphiQLPlugin, HistoryIcon } from '@graphiql/react';
import type { QueryStoreItem } from '@graphiql/toolkit';
import { defaultLocale, locales } from '@heliograph/schema/locales.ts';
import { useCurrentLocale } from './current-locale.ts';
import { isSameOperation } from './draft.ts';
import { localeOf, parseObject } from './locale-text.ts';
import { useOpenDraft } from './open-draft.ts';

/** Like the history of GraphiQL, for the operations in the locale of the current tab. */
export const historyPlugin: GraphiQLPlugin = { title: 'History', icon: HistoryIcon, content: HistoryPane };

/** Of all locales. */
export const MAX_HISTORY_LENGTH = 60;

function HistoryPane() {
  const locale = useCurrentLocale();
  const items = useHistory()
    .filter(({ variables = '', headers = '' }) => (localeOf(variables, headers) ?? defaultLocale) === locale)
    .toReversed()
    .filter((item, index, all) => all.findIndex((other) => isRepetition(other, item)) === index);
  const { deleteFromHistory } = useHistoryActions();
  const favorites = items.filter(({ favorite }) => favorite);
  const others = items.filter(({ favorite }) => !favorite);
  return (
    <section className="pane" aria-label="History">
      <h2>
        History <span lang={locales[locale].tag}>{locales[locale].name}</span>
      </h2>
      {items.length === 0 && <p>No operation was run in this language yet.</p>}
      <HistoryList title="Favorites" items={favorites} />
      <HistoryList title="Latest" items={others} />
      {others.length > 0 && (
        <button
          type="button"
          className="clear"
          onClick={() => {
            for (const item of others) deleteFromHistory(item);
          }}
        >
          Clear the latest in this language
        </button>
      )}
    </section>
  );
}

function HistoryList({ title, items }: { title: string; items: QueryStoreItem[] }) {
  const open = useOpenDraft();
  const { toggleFavorite, deleteFromHistory } = useHistoryActions();
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => {
          const { query = '', variables = '', headers = '', favorite } = item;
          const name = nameOf(item);
          return (
            <li key={JSON.stringify([query, variables, headers])} className="history-item">
              <button type="button" disabled={!open} onClick={() => open?.({ query, variables, headers })}>
                <strong>{name}</strong>
                {describeVariables(variables)}
              </button>
              <button
                type="button"
                aria-pressed={favorite ?? false}
                aria-label={`Favorite: ${name}`}
                onClick={() => toggleFavorite(item)}
              >
                {favorite ? '★' : '☆'}
              </button>
              <button type="button" aria-label={`Delete: ${name}`} onClick={() => deleteFromHistory(item)}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** GraphiQL adds a run twice if its locale was switched just before. */
function isRepetition(one: QueryStoreItem, other: QueryStoreItem): boolean {
  return Boolean(one.favorite) === Boolean(other.favorite) && isSameOperation(one, other);
}

function nameOf({ label, operationName, query = '' }: QueryStoreItem): string {
  return label || operationName || query.replaceAll(/#.*/g, '').replaceAll(/\s+/g, ' ').trim().slice(0, 80);
}

function describeVariables(variables: string): string {
  const { locale: _, ...others } = parseObject(variables);
  const text = JSON.stringify(others);
  return text === '{}' ? 'No variables' : text;
}
