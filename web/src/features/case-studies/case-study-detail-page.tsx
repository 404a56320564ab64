import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { ArticleStructuredData } from '#features/articles/article-structured-data.tsx';
import { ArticleText } from '#features/articles/article-text.tsx';
import { materialPath } from '#features/materials/material-paths.ts';
import { ArticleClosing } from '#features/related/article-closing.tsx';
import { RelatedLinks } from '#features/related/related-links.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { Link } from '#i18n/navigation.ts';
import { ArticleBody, AsideSection } from '#ui/article-body.tsx';
import { ArticleHeading } from '#ui/article-heading.tsx';
import { Container } from '#ui/container.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CaseStudyDetail } from './case-study-data.ts';
import { caseStudyListPath, scopeOfField } from './case-study-scopes.ts';
import { toCaseStudyTexts } from './case-study-texts.ts';

export function CaseStudyDetailPage({ caseStudy }: { caseStudy: CaseStudyDetail }) {
  const { body, picture, publishedOn, servedLocale, field } = caseStudy;
  const t = useTranslations('CaseStudies');
  const format = useFormatter();
  const { title, summary, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, useLocale());
  return (
    <>
      <article>
        <ArticleStructuredData type="Article" article={caseStudy} />
        <ArticleHeading
          eyebrow={t(`scopes.${scopeOfField(field)}.name`)}
          title={title}
          summary={summary}
          lang={lang}
          picture={picture}
        >
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <span lang={lang}>{customer}</span>
            <time dateTime={publishedOn}>
              {format.dateTime(new Date(publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
        </ArticleHeading>
        <Results results={results} lang={lang} />
        <ArticleBody aside={<Aside caseStudy={caseStudy} />}>
          <TranslationNotice of={isSummary ? 'body' : 'text'} served={[servedLocale]} className="mb-8" />
          <ArticleText html={body} servedLocale={servedLocale} tableLabel={t('table')} />
        </ArticleBody>
      </article>
      <ArticleClosing products={caseStudy.products} />
    </>
  );
}

function Results({ results, lang }: { results: CaseStudyDetail['results']; lang: string | undefined }) {
  const t = useTranslations('CaseStudies');
  return (
    <section aria-labelledby="results" className="border-b border-line">
      <Container className="py-8 desktop:py-12">
        <h2 id="results" className="mb-6 text-small font-semibold">
          {t('results')}
        </h2>
        <dl
          lang={lang}
          className="grid grid-cols-2 gap-x-8 gap-y-8 desktop:grid-flow-col desktop:auto-cols-fr desktop:grid-cols-none"
        >
          {results.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-3">
              <dt className="mt-1 text-small text-ink-soft">{label}</dt>
              <dd className="text-headline tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

function Aside({ caseStudy: { products, materials, field } }: { caseStudy: CaseStudyDetail }) {
  const t = useTranslations('CaseStudies');
  const scope = scopeOfField(field);
  return (
    <>
      {products && products.length > 0 && (
        <AsideSection title={t('products')}>
          <RelatedLinks items={products} />
        </AsideSection>
      )}
      {materials && materials.length > 0 && (
        <AsideSection title={t('materials')}>
          <RelatedLinks items={materials.map((material) => ({ ...material, path: materialPath(material.slug) }))} />
        </AsideSection>
      )}
      <AsideSection title={t('more')}>
        <p className="mt-3">
          <TextLink as={Link} href={caseStudyListPath(scope)} variant="standalone">
            {t(`scopes.${scope}.name`)}
          </TextLink>
        </p>
      </AsideSection>
    </>
  );
}
