import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArticleStructuredData } from '#features/articles/article-structured-data.tsx';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { RelatedEquipment } from '#features/related/related-equipment.tsx';
import { TranslatedText } from '#features/translations/translated-text.tsx';
import { ArticleBody } from '#ui/article-body.tsx';
import { ArticleHeading } from '#ui/article-heading.tsx';
import { Figure } from '#ui/figure.tsx';
import type { CaseStudyDetail } from './case-study-data.ts';
import { CaseStudyResults } from './case-study-results.tsx';
import { scopeOfField } from './case-study-scopes.ts';
import { toCaseStudyTexts } from './case-study-texts.ts';
import { closingPictures } from './closing-pictures.ts';
import { EvaluationNotice } from './evaluation-notice.tsx';
import { findUnregistered } from './find-unregistered.ts';
import { headingPictures } from './heading-pictures.ts';

type Props = {
  caseStudy: CaseStudyDetail;
  /** Case studies to read next. */
  related: ReactNode;
};

export function CaseStudyDetailPage({ caseStudy, related }: Props) {
  const { body, localizedSummary, servedLocale, picture, publishedOn, field } = caseStudy;
  const t = useTranslations('CaseStudies');
  const format = useFormatter();
  const { title, summary, customer, results, lang } = toCaseStudyTexts(caseStudy, useLocale());
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
        <CaseStudyResults results={results} isEvaluation={findUnregistered(caseStudy).length > 0} lang={lang} />
        <ArticleBody aside={<Aside caseStudy={caseStudy} related={related} />} isTall>
          <EvaluationNotice caseStudy={caseStudy} />
          <TranslatedText
            html={body}
            servedLocale={servedLocale}
            tableLabel={t('table')}
            isSummarized={localizedSummary !== null}
            abridged={localizedSummary?.body}
          />
        </ArticleBody>
      </article>
      <PageClosing kind="case" picture={closingPictures[field]} />
    </>
  );
}

function Aside({ caseStudy: { products, materials, field }, related }: Props) {
  const t = useTranslations('CaseStudies');
  const scope = scopeOfField(field);
  return (
    <>
      <Figure
        name={headingPictures[scope]}
        alt=""
        sizes="24rem"
        className="rounded-panel bg-backdrop max-desktop:hidden"
      />
      <RelatedEquipment
        titles={{ products: t('products'), materials: t('materials') }}
        products={products}
        materials={materials}
      />
      {related}
    </>
  );
}
