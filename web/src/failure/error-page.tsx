'use client';

import { defaultLocale, isLocale } from '@heliograph/schema/locales.ts';
import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { failureCopy } from '#content/failure/failure.ts';
import { localePath } from '#i18n/paths.ts';
import { announce } from '#navigation/app-events.ts';
import { Button } from '#ui/button.tsx';
import { PageBody } from '#ui/page-body.tsx';
import { reloadForMissingChunk } from './chunk-reload.ts';
import { toRouteError } from './route-error.ts';

export function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale } = useParams();
  const known = isLocale(locale) ? locale : defaultLocale;
  const copy = failureCopy[known];
  const { statusCode, reference } = toRouteError(error);
  useEffect(() => {
    console.error(error);
    announce('navigationFailed');
    reloadForMissingChunk(error);
  }, [error]);
  return (
    <PageBody>
      <title>{copy.title}</title>
      <p className="text-label text-accent">
        {copy.code} {statusCode}
      </p>
      <h1 className="mt-3 text-title">{copy.title}</h1>
      <p className="mt-5 max-w-text text-lead text-ink-soft">{copy.intro}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={retry}>
          {copy.retry}
        </Button>
        <Button href={localePath(known, '/')}>{copy.home}</Button>
      </div>
      {reference && (
        <p className="mt-10 text-small text-ink-soft">
          {copy.reference}: <code>{reference}</code>
        </p>
      )}
    </PageBody>
  );
}
