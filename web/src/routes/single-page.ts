import type { Locale } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { SinglePath } from '#content/pages.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { Messages } from '#i18n/messages.ts';
import { getPageMetadata } from '#metadata/page-metadata.ts';

/** Message namespaces with `title` and `intro`: `Software`, `Resources.scopes.all`. */
type PageNamespace<Part, Prefix extends string = ''> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? never
    :
        | (Part[Key] extends { title: string; intro: string } ? `${Prefix}${Key}` : never)
        | PageNamespace<Part[Key], `${Prefix}${Key}.`>;
}[keyof Part & string];

type SinglePage = {
  path: SinglePath;
  /** Fallback for SEO texts. */
  namespace: PageNamespace<Messages>;
  render: (locale: Locale) => ReactNode | Promise<ReactNode>;
};

export function createSinglePage({ path, namespace, render }: SinglePage) {
  return {
    generateMetadata: async (): Promise<Metadata> => {
      const t = await getTranslations(namespace);
      return getPageMetadata(path, { title: t('title'), description: t('intro') });
    },

    renderPage: async () => render(await getCurrentLocale()),
  };
}
