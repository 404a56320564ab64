import { getTranslations } from 'next-intl/server';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { type CaseStudyDetail, getCaseStudyOverview } from './case-study-data.ts';
import { summarizedIn } from './case-study-summaries.ts';
import { CaseStudyTile } from './case-study-tile.tsx';
import { findRelatedCases } from './find-related-cases.ts';

const COUNT = 2;

/** Up to two case studies to read next. */
export async function RelatedCases({ of: current }: { of: CaseStudyDetail }) {
  const locale = await getCurrentLocale();
  const cases = findRelatedCases(summarizedIn(await getCaseStudyOverview(locale), locale), current, COUNT);
  const t = await getTranslations('CaseStudies');
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="related-cases" className="border-t border-line">
      <Container className="py-stack desktop:py-16">
        <SectionHeading id="related-cases" title={t('related')} />
        <ul lang={tagOf(locale)} className={`mt-8 grid gap-10 ${cases.length > 1 ? 'sm:grid-cols-2' : 'max-w-4xl'}`}>
          {cases.map((caseStudy) => (
            <li key={caseStudy.id}>
              <CaseStudyTile caseStudy={caseStudy} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
