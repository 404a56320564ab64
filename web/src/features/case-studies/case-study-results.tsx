import { useTranslations } from 'next-intl';
import { Container } from '#ui/container.tsx';
import type { CaseStudyDetail } from './case-study-data.ts';

type Change = CaseStudyDetail['results'][number]['change'];

type Props = {
  results: readonly { figure: string; label: string }[];
  /** In the order of the results. */
  changes: readonly Change[];
  /** Language tag, if it differs from the page. */
  lang: string | undefined;
};

export function CaseStudyResults({ results, changes, lang }: Props) {
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
          {results.map(({ figure, label }, index) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-3">
              <dt className="mt-2 text-small text-ink-soft">{label}</dt>
              <dd className="text-headline break-keep tabular-nums">
                {figure}
                <ChangeBars change={changes[index]} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/** The values before and after to one scale, as stated by figure and label. */
function ChangeBars({ change }: { change: Change | undefined }) {
  if (!change) return null;
  const longest = Math.max(change.before, change.after);
  const bars = [
    { value: change.before, color: 'bg-edge' },
    { value: change.after, color: 'bg-accent' },
  ];
  return (
    <span aria-hidden className="mt-3 grid gap-1.5">
      {bars.map(({ value, color }) => (
        <span
          key={color}
          className={`block h-2.5 ${color}`}
          style={{ inlineSize: `${longest > 0 ? (100 * value) / longest : 0}%` }}
        />
      ))}
    </span>
  );
}
