import { useTranslations } from 'next-intl';
import { Container } from '#ui/container.tsx';
import type { CaseStudyDetail } from './case-study-data.ts';
import { ChangeBars } from './change-bars.tsx';

type Props = {
  results: CaseStudyDetail['results'];
  isEvaluation: boolean;
  /** Language tag, if it differs from the page. */
  lang: string | undefined;
};

export function CaseStudyResults({ results, isEvaluation, lang }: Props) {
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
          {results.map(({ figure, label, change }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-3">
              <dt className="mt-2 text-small text-ink-soft">{label}</dt>
              <dd className="text-headline break-keep tabular-nums max-sm:text-heading">
                <span className="block">{figure}</span>
                <ChangeBars {...{ change, figure }} isEvaluation={isEvaluation} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
