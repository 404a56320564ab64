'use client';

import { createContext, use, useEffect } from 'react';
import type { Messages } from '#i18n/messages.ts';
import { announce } from '#navigation/app-events.ts';
import { Button } from '#ui/button.tsx';
import { PageBody } from '#ui/page-body.tsx';
import { reloadForMissingChunk } from './chunk-reload.ts';
import { toRouteError } from './route-error.ts';

export type ErrorPageTexts = Messages['Failure'] & { homePath: string };

/** From the layout: nothing else may load when a page fails. Here, so that the layout loads the error page as well. */
export const ErrorPageTextsContext = createContext<ErrorPageTexts | null>(null);

export function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = use(ErrorPageTextsContext);
  const { statusCode, reference } = toRouteError(error);
  useEffect(() => {
    console.error(error);
    announce('navigationFailed');
    reloadForMissingChunk(error);
  }, [error]);
  if (!texts) throw new Error('ErrorPage must be used inside PageFrame');
  return (
    <PageBody>
      <title>{texts.title}</title>
      <p className="text-label text-accent">
        {texts.code} {statusCode}
      </p>
      <h1 className="mt-3 text-title">{texts.title}</h1>
      <p className="mt-5 max-w-text text-lead text-ink-soft">{texts.intro}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={retry}>
          {texts.retry}
        </Button>
        <Button href={texts.homePath}>{texts.home}</Button>
      </div>
      {reference && (
        <p className="mt-10 text-small text-ink-soft">
          {texts.reference}: <code>{reference}</code>
        </p>
      )}
    </PageBody>
  );
}
