import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Answers 404 with the page in the HTML. Thrown inside a boundary, `notFound()` sets the status and leaves the
 * fallback as the prerendered content; thrown outside, it would leave an empty document.
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

/** Keeps the answer for a minute only: what is missing may be there soon. */
async function setCacheLife(): Promise<void> {
  'use cache';
  cacheLife('notFound');
}
