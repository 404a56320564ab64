import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { SearchForm } from './search-form.tsx';

type Props = {
  text?: string;
  children: ReactNode;
};

export async function SearchPage({ text = '', children }: Props) {
  const t = await getTranslations('Search');
  const { SearchBox } = await getMessages();
  return (
    <>
      <ListHeading
        title={t('title')}
        intro={t('description')}
        isCompact
        action={
          <NextIntlClientProvider messages={{ SearchBox }}>
            <SearchForm text={text} />
          </NextIntlClientProvider>
        }
      />
      <Container className="py-8 desktop:py-14">{children}</Container>
    </>
  );
}
