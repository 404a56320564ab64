import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Responds with status 404 and the page in the HTML. `notFound()` inside a Suspense boundary sets the status and keeps
 * the document; browsers do not render the content of a `noscript` element, so that it is not thrown there again.
 */
export function NotFoundResponse() {
  return (
    <>
      <NotFoundPage />
      <noscript>
        <Suspense>
          <ThrowNotFound />
        </Suspense>
      </noscript>
    </>
  );
}

async function ThrowNotFound(): Promise<never> {
  await setCacheLife();
  notFound();
}

/** Not-found responses are cached for 60 s. */
async function setCacheLife(): Promise<void> {
  'use cache';
  cacheLife('notFound');
}
