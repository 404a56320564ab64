import { CaseStudySummaryCard } from '#features/case-studies/case-study-card.tsx';
import { getCaseStudyOverview } from '#features/case-studies/case-study-data.ts';
import { caseStudyScopes } from '#features/case-studies/case-study-scopes.ts';
import { summarizedIn } from '#features/case-studies/case-study-summaries.ts';
import { CaseStudyTile } from '#features/case-studies/case-study-tile.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section, SplitSection } from './section.tsx';

export async function CaseStudies({ layout, copy }: SectionProps<LayoutOf<'case-studies'>>) {
  const locale = await getCurrentLocale();
  const { count, scope = '4', ids, isPictured } = layout;
  const scoped = caseStudyScopes[scope];
  const wanted = ids && 'en' in ids ? ids[locale] : ids;
  const known = summarizedIn(await getCaseStudyOverview(locale), locale);
  const caseStudies = known
    .filter(({ id, field }) => (wanted?.includes(id) ?? true) && (scoped === null || field === scoped))
    .toSorted((a, b) => (wanted ? wanted.indexOf(a.id) - wanted.indexOf(b.id) : 0))
    .slice(0, count);
  if (caseStudies.length === 0) return null;
  const isSingle = caseStudies.length === 1;
  const Frame = isSingle ? SplitSection : Section;
  return (
    <Frame {...copy}>
      <ul lang={tagOf(locale)} className={isSingle ? '' : 'even-grid gap-8'}>
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.id}>
            {isSingle || isPictured ? (
              <CaseStudyTile caseStudy={caseStudy} />
            ) : (
              <CaseStudySummaryCard caseStudy={caseStudy} />
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
