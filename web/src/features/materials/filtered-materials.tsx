'use client';

import { useQuery } from '@apollo/client/react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { browserClient } from '#gateway/browser-client.ts';
import type { Locale, MaterialCriterion } from '#gateway/schema.generated.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import type { Compared } from './compare/use-compared.ts';
import type { MaterialList } from './material-data.ts';
import { MaterialListDocument } from './material-list.generated.ts';
import { type MaterialQuery, toMaterialFilter } from './material-query.ts';
import { MaterialResults } from './material-results.tsx';
import type { MaterialScope } from './material-scopes.ts';
import { selectUsable } from './select-usable.ts';

type Props = {
  locale: Locale;
  scope: MaterialScope;
  query: MaterialQuery;
  /** Shown until the first response. */
  initial: MaterialList;
  onStatus: (status: string) => void;
  onDrop: (criterion: MaterialCriterion) => void;
  /** Called when the retry button, which disappears, is pressed. */
  onRetry: () => void;
  compared: Compared | null;
  openingPicture?: string | undefined;
};

export function FilteredMaterials({ locale, scope, query, initial, onRetry, ...results }: Props) {
  const siteLocale = localeFromTag(useLocale());
  const { data, previousData, loading, error, refetch } = useQuery(MaterialListDocument, {
    client: browserClient,
    variables: { locale, filter: toMaterialFilter(scope, query), sort: query.sort },
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => {
    void refetch();
    onRetry();
  };
  if (error && !loading) return <Failure onStatus={results.onStatus} onRetry={retry} />;
  const found = data?.materials ?? previousData?.materials ?? initial;
  const list = query.isUsable ? selectUsable(found, siteLocale) : found;
  return <MaterialResults list={list} isByCategory={query.sort === 'DEFAULT'} isBusy={loading} {...results} />;
}

function Failure({ onStatus, onRetry }: Pick<Props, 'onStatus' | 'onRetry'>) {
  const t = useTranslations('Materials');
  // The alert announces itself; clear the status.
  useEffect(() => onStatus(''), [onStatus]);
  return (
    <section role="alert" className="rounded-panel border-s-4 border-danger bg-danger-soft p-6">
      <h2 className="text-subheading">{t('failedTitle')}</h2>
      <p className="mt-1 mb-5">{t('failedText')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </section>
  );
}
