'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, Suspense } from 'react';
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
    <Suspense fallback={<Waiting {...props} />}>
      <NuqsAdapter>
        <FinderOfAddress {...props} />
      </NuqsAdapter>
    </Suspense>
  );
}

/** Until the script that answers runs: what is typed now would be lost. */
function Waiting({ children }: Props) {
  return (
    <>
      <div inert className="scripted">
        <SearchForm text="" onSearch={ignore} />
      </div>
      {children}
    </>
  );
}

function FinderOfAddress({ locale, children }: Props) {
  const [{ key, page }, setParams] = useQueryStates(searchParams, { history: 'push' });
  return (
    <>
      <SearchForm text={key} onSearch={(text) => void setParams({ key: text, page: null })} />
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

function ignore(): void {}
