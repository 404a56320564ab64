import { CaseStudyCard } from '#features/case-studies/case-study-card.tsx';
import { getNewestCaseStudies } from '#features/case-studies/case-study-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function CaseStudies({ layout, copy }: SectionProps<LayoutOf<'case-studies'>>) {
  const caseStudies = await getNewestCaseStudies(await getCurrentLocale(), layout.count, layout.scope);
  return (
    <Section {...copy}>
      <ul className="grid gap-8 desktop:grid-cols-3">
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.id}>
            <CaseStudyCard caseStudy={caseStudy} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
