import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { languageName } from './language-name.ts';

type Props = {
  /** Language of the text. */
  lang: string;
  children: ReactNode;
};

/** A text in another language, below its short form in the language of the page. */
export function FoldedText({ lang, children }: Props) {
  const t = useTranslations('Languages');
  return (
    <div className="mt-10 max-w-text">
      <Disclosure isAlwaysCollapsible summary={t('fullText', { language: languageName(lang, useLocale()) })}>
        {children}
      </Disclosure>
    </div>
  );
}
