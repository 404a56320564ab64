'use client';

import { type ReactNode, useState } from 'react';
import type { PageLayout } from '#content/pages.ts';
import { type ErrorPageTexts, ErrorPageTextsContext } from '#failure/error-page.tsx';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { PageMarkContext } from './page-mark.tsx';

type Props = {
  /** Paths with a layout other than `DEFAULT`. */
  layouts: Record<string, PageLayout>;
  errorPage: ErrorPageTexts;
  header: ReactNode;
  footer: ReactNode;
  subscribeFooter: ReactNode;
  widgets: ReactNode;
  children: ReactNode;
};

export function PageFrame({ layouts, errorPage, header, footer, subscribeFooter, widgets, children }: Props) {
  const mark = useState({});
  const layout = layouts[useRoutePath()] ?? 'DEFAULT';
  return (
    <PageMarkContext value={mark}>
      {layout !== 'CONTENT_ONLY' && header}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorPageTextsContext value={errorPage}>{children}</ErrorPageTextsContext>
      </main>
      {layout === 'DEFAULT' && footer}
      {layout === 'DEFAULT' && widgets}
      {layout === 'SUBSCRIBE' && subscribeFooter}
    </PageMarkContext>
  );
}
