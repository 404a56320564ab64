'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import { AddressState, useIsAddressRead } from '../../ui/address-state.tsx';
import { SearchForm } from './search-form.tsx';
import { searchParams } from './search-params.ts';
import { SearchResults } from './search-results.tsx';

type Props = {
  locale: Locale;
  /** Shown while nothing is searched for. */
  children: ReactNode;
};

/** The line to type in, and what was found of the text in the address. */
export function SearchFinder(props: Props) {
  return (
    <AddressState>
      <Finder {...props} />
    </AddressState>
  );
}

function Finder({ locale, children }: Props) {
  const [{ key, page }, setParams] = useQueryStates(searchParams, { history: 'push' });
  return (
    <>
      <div inert={!useIsAddressRead()} className="scripted">
        <SearchForm text={key} onSearch={(text) => void setParams({ key: text, page: null })} />
      </div>
      {key === '' ? (
        children
      ) : (
        <SearchResults
          key={key}
          locale={locale}
          text={key}
          pageCount={page}
          onMore={() => void setParams({ page: page + 1 }, { history: 'replace', scroll: false })}
        />
      )}
    </>
  );
}
