import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Responds with status 404 and the page in the HTML. Inside a Suspense boundary, `notFound()` sets the status and keeps
 * the fallback as the prerendered content; outside, the document would be empty.
 */
export function NotFoundResponse() {
  return (
    <Suspense fallback={<NotFoundPage />}>
      <ThrowNotFound />
    </Suspense>
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
