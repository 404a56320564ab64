import { locales } from '@heliograph/schema/locales.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';

/** What a customer measured. It may be in another language than the page, and says so. */
export function CaseStudyCard({ caseStudy }: { caseStudy: CaseStudyCard_CaseStudyFragment }) {
  const { title, summary, customer, results, servedLocale } = caseStudy;
  const [main] = results;
  return (
    <article lang={tagOf(servedLocale)} className="flex h-full flex-col gap-3 border-t-2 border-ink pt-4">
      {main && (
        <p>
          <span className="block text-4xl font-semibold tracking-tight tabular-nums">{main.figure}</span>
          <span className="text-sm text-ink-soft">{main.label}</span>
        </p>
      )}
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="text-ink-soft">{summary}</p>
      <p className="mt-auto text-sm">{customer}</p>
    </article>
  );
}

function tagOf(served: string): string | undefined {
  return Object.values(locales).find(({ graphql }) => graphql === served)?.tag;
}
