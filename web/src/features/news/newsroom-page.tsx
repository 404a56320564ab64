import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { ownLanguageFirst } from '#features/translations/own-language.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { localePath } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { getAllNews, getNewsTags } from './news-data.ts';
import { NewsFinder } from './news-finder.tsx';
import { NewsItem } from './news-item.tsx';
import { leadFirst, NewsLead } from './news-lead.tsx';
import { newsFeedPath } from './news-paths.ts';
import { PressContact } from './press-contact.tsx';
import { PressKit } from './press-kit.tsx';

export async function NewsroomPage() {
  const locale = await getCurrentLocale();
  const [news, tags] = await Promise.all([getAllNews(locale), getNewsTags(locale)]);
  const articles = leadFirst(ownLanguageFirst(news, locale));
  const t = await getTranslations('News');
  const { News } = await getMessages();
  const rows = articles.map((article, index) => ({
    id: article.id,
    tags: article.tags.map(({ id }) => id),
    node: index === 0 ? <NewsLead article={article} /> : <NewsItem article={article} isTile />,
    isWide: index === 0,
  }));
  return (
    <>
      <ListHeading title={t('title')} intro={t('intro')} isCompact>
        <PressContact feedPath={localePath(locale, newsFeedPath)} />
      </ListHeading>
      <Container className="py-stack">
        <TranslationNotice
          of={articles.every(({ localizedSummary }) => localizedSummary) ? 'body' : 'list'}
          served={articles.map(({ servedLocale }) => servedLocale)}
          className="mb-6"
        />
        <NextIntlClientProvider messages={{ News }}>
          <NewsFinder rows={rows} tags={tags} />
        </NextIntlClientProvider>
        <PressKit />
        <RegistrationNote className="mt-10" />
      </Container>
    </>
  );
}
