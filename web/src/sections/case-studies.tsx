import { CaseStudySummaryCard } from '#features/case-studies/case-study-card.tsx';
import { getCaseStudiesOf } from '#features/case-studies/case-study-data.ts';
import { summarizedIn } from '#features/case-studies/case-study-summaries.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section, SplitSection } from './section.tsx';

export async function CaseStudies({ layout, copy }: SectionProps<LayoutOf<'case-studies'>>) {
  const locale = await getCurrentLocale();
  const { count, scope = '4', ids, first } = layout;
  const known = summarizedIn(await getCaseStudiesOf(locale, scope), locale);
  const caseStudies = known
    .filter(({ id }) => ids?.includes(id) ?? true)
    .toSorted((a, b) => Number(b.id === first?.[locale]) - Number(a.id === first?.[locale]))
    .slice(0, count);
  if (caseStudies.length === 0) return null;
  const isSingle = caseStudies.length === 1;
  const Frame = isSingle ? SplitSection : Section;
  return (
    <Frame {...copy}>
      <ul lang={tagOf(locale)} className={isSingle ? '' : 'even-grid gap-8'}>
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.id}>
            <CaseStudySummaryCard caseStudy={caseStudy} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
