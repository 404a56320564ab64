import type { Locale } from '@heliograph/schema/locales.ts';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Container } from '../../ui/container.tsx';
import { HitList } from './hit-list.tsx';
import { getRecommendations } from './search-data.ts';
import { SearchFinder } from './search-finder.tsx';

export async function SearchPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('Search');
  const { Search, SearchBox } = await getMessages();
  const recommendations = await getRecommendations(locale);
  return (
    <Container className="py-10 desktop:py-16">
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <noscript>
        <p className="mb-6 max-w-text text-lead text-ink-soft">{t('noScript')}</p>
      </noscript>
      <NextIntlClientProvider messages={{ Search, SearchBox }}>
        <SearchFinder locale={locale}>
          <section aria-labelledby="recommended" className="mt-stack">
            <h2 id="recommended" className="mb-4 text-heading">
              {t('recommended')}
            </h2>
            <HitList hits={recommendations} />
          </section>
        </SearchFinder>
      </NextIntlClientProvider>
    </Container>
  );
}
