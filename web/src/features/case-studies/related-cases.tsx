import { getTranslations } from 'next-intl/server';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { CaseStudySummaryCard } from './case-study-card.tsx';
import { type CaseStudyDetail, getCaseStudyOverview } from './case-study-data.ts';
import { summarizedIn } from './case-study-summaries.ts';
import { findRelatedCases } from './find-related-cases.ts';

const COUNT = 2;

/** Two case studies to read next. */
export async function RelatedCases({ of: current }: { of: CaseStudyDetail }) {
  const locale = await getCurrentLocale();
  const cases = findRelatedCases(summarizedIn(await getCaseStudyOverview(locale), locale), current, COUNT);
  const t = await getTranslations('CaseStudies');
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="related-cases" className="border-t border-line">
      <Container className="py-stack desktop:py-16">
        <SectionHeading id="related-cases" title={t('related')} />
        <ul lang={tagOf(locale)} className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2">
          {cases.map((caseStudy) => (
            <li key={caseStudy.id} className="grid content-start gap-5 desktop:grid-cols-[12rem_minmax(0,1fr)]">
              {caseStudy.picture && (
                <Figure
                  {...caseStudy.picture}
                  alt=""
                  sizes="(width >= 993px) 12rem, (width >= 640px) 45vw, 100vw"
                  className="rounded-panel bg-backdrop"
                />
              )}
              <CaseStudySummaryCard caseStudy={caseStudy} isSmall />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
