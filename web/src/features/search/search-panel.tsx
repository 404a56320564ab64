'use client';

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useDismissal } from '#ui/use-dismissal.ts';
import { createAutocomplete, type SearchState } from './autocomplete.ts';
import type { SearchBoxMessages } from './search-box-messages.ts';
import { SuggestionList } from './suggestion-list.tsx';

type Props = {
  locale: Locale;
  url: string;
  messages: SearchBoxMessages;
  opener: RefObject<HTMLElement | null>;
  onClose: (returnFocus: boolean) => void;
};

const LIST = 'search-suggestions';
const NOTHING: SearchState = { isLoading: false, result: null };

export function SearchPanel({ locale, url, messages, opener, onClose }: Props) {
  const router = useRouter();
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState(NOTHING);
  const [selected, setSelected] = useState(-1);
  const [autocomplete] = useState(() => createAutocomplete(createLazyFetch(locale), setState));
  const count = state.result?.items.length ?? 0;
  const active = Math.min(selected, count - 1);

  useEffect(() => {
    box.current?.querySelector('input')?.focus();
    void autocomplete.open();
    return autocomplete.close;
  }, [autocomplete]);
  useDismissal(true, [box, opener], onClose);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const option = document.getElementById(optionId(active));
    if (option) return option.click();
    if (text.trim() === '') return undefined;
    router.push(toResults(url, text));
    return onClose(false);
  };
  const moveSelection = (event: KeyboardEvent) => {
    const next = { ArrowDown: active + 1, ArrowUp: active < 0 ? count - 1 : active - 1 }[event.key];
    if (next === undefined || count === 0) return undefined;
    event.preventDefault();
    return setSelected(next >= count ? -1 : next);
  };
  return (
    <search ref={box} className="search-panel">
      <form action={url} onSubmit={submit} onKeyDown={moveSelection} className="search-line">
        <input
          type="search"
          name="key"
          role="combobox"
          autoComplete="off"
          maxLength={100}
          enterKeyHint="search"
          aria-label={messages.label}
          aria-expanded={count > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          placeholder={messages.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setSelected(-1);
            autocomplete.type(target.value);
          }}
          className="search-field"
        />
        <button type="submit" className="header-action">
          {messages.submit}
        </button>
        <button type="button" aria-label={messages.close} onClick={() => onClose(true)} className="header-action">
          <span aria-hidden className="menu-sign is-cross" />
        </button>
      </form>
      <SuggestionList
        listId={LIST}
        optionId={optionId}
        active={active}
        state={state}
        messages={messages}
        number={(value) => value.toLocaleString(locales[locale].tag)}
        locale={locale}
        allResults={text.trim() === '' ? null : toResults(url, text)}
        onFollow={() => onClose(false)}
      />
    </search>
  );
}

function optionId(index: number): string {
  return `${LIST}-${index}`;
}

function toResults(url: string, text: string): string {
  return `${url}?${new URLSearchParams({ key: text.trim() })}`;
}

/** Loads Apollo Client on the first request. */
function createLazyFetch(locale: Locale) {
  return async (text: string) => {
    const { fetchSuggestions } = await import('./fetch-suggestions.ts');
    return fetchSuggestions(locales[locale].graphql, text);
  };
}
