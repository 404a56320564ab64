import { CaseStudySummaryCard } from '#features/case-studies/case-study-card.tsx';
import { getCaseStudyOverview } from '#features/case-studies/case-study-data.ts';
import { caseStudyScopes } from '#features/case-studies/case-study-scopes.ts';
import { summarizedIn } from '#features/case-studies/case-study-summaries.ts';
import { CaseStudyTile } from '#features/case-studies/case-study-tile.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function CaseStudies({ layout, copy }: SectionProps<LayoutOf<'case-studies'>>) {
  const locale = await getCurrentLocale();
  const { count, scope = '4', ids } = layout;
  const scoped = caseStudyScopes[scope];
  const known = summarizedIn(await getCaseStudyOverview(locale), locale);
  const caseStudies = known
    .filter(({ id, field }) => (ids?.includes(id) ?? true) && (scoped === null || field === scoped))
    .slice(0, count);
  const [first] = caseStudies;
  if (!first) return null;
  return (
    <Section {...copy}>
      {caseStudies.length === 1 ? (
        <div lang={tagOf(locale)} className="max-w-4xl">
          <CaseStudyTile caseStudy={first} />
        </div>
      ) : (
        <ul lang={tagOf(locale)} className="even-grid gap-8">
          {caseStudies.map((caseStudy) => (
            <li key={caseStudy.id}>
              <CaseStudySummaryCard caseStudy={caseStudy} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
