import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { resourceListPaths } from '#features/resources/resource-paths.ts';
import { ownLanguageFirst } from '#features/translations/own-language.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getArticles } from './article-data.ts';
import { ArticleFinder } from './article-finder.tsx';
import { ArticleRow } from './article-row.tsx';

export async function ArticleListPage() {
  const locale = await getCurrentLocale();
  const articles = ownLanguageFirst(await getArticles(locale), locale);
  const t = await getTranslations('Articles');
  const { Articles } = await getMessages();
  const rows = articles.map((article) => ({
    id: article.id,
    line: article.line,
    node: <ArticleRow article={article} />,
  }));
  return (
    <>
      <ListHeading title={t('title')} intro={t('intro')}>
        <TextLink as={Link} href={resourceListPaths.all} variant="standalone" className="text-small">
          {t('allResources')}
        </TextLink>
      </ListHeading>
      <Container className="py-stack">
        <NextIntlClientProvider messages={{ Articles }}>
          <ArticleFinder rows={rows} />
        </NextIntlClientProvider>
      </Container>
    </>
  );
}
