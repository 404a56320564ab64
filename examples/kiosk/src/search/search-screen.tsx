import { useState } from 'react';
import { useMessages } from '../i18n/locale-context.ts';
import { SearchResultRow } from './search-result-row.tsx';
import { useDebounced } from './use-debounced.ts';
import { useRecommendations, useSearch } from './use-search.ts';

const TYPING_MS = 200;
/** Longer texts are an error of the gateway. */
const MAX_LENGTH = 100;

/** Finds while the visitor types. */
export function SearchScreen() {
  const { search } = useMessages();
  const [input, setInput] = useState('');
  const text = useDebounced(input.trim(), TYPING_MS);
  const { results, isLoading, isOffline } = useSearch(text);
  const recommendations = useRecommendations();
  return (
    <search className="search-screen">
      <h1>{search.title}</h1>
      <div className="search-box">
        <input
          type="search"
          value={input}
          onChange={(event) => setInput(event.target.value)}
          maxLength={MAX_LENGTH}
          aria-label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          spellCheck={false}
        />
        {input !== '' && (
          <button type="button" className="button" onClick={() => setInput('')}>
            {search.clear}
          </button>
        )}
      </div>
      <p role="status" className="search-status">
        {toStatus()}
      </p>
      <ul className="search-results">
        {(text === '' ? recommendations : results).map((result) => (
          <li key={result.key}>
            <SearchResultRow result={result} />
          </li>
        ))}
      </ul>
    </search>
  );

  function toStatus(): string {
    if (text === '') return search.hint;
    if (isLoading && results.length === 0) return search.loading;
    if (results.length === 0) return isOffline ? `${search.offline} ${search.none(text)}` : search.none(text);
    return isOffline ? `${search.offline} ${search.count(results.length)}` : search.count(results.length);
  }
}
