import { useTranslations } from 'next-intl';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
import { MAX_PRINTERS } from './comparison-params.ts';
import { PAIR, replaceInPair } from './printer-pair.ts';

type Props = {
  printers: readonly ComparedPrinter[];
  /** In the order of the columns. */
  shown: readonly string[];
  onChange: (selected: string[]) => void;
};

/** On phones, which two printers the table shows; stays at the top of the page as the head of its columns. */
export function ComparisonPair({ printers, shown, onChange }: Props) {
  const t = useTranslations('Comparison');
  const hidden = shown.length > MAX_PRINTERS ? [] : shown.slice(PAIR.length);
  const isInert = !useIsQueryReady();
  return (
    <>
      {hidden.length > 0 && (
        <p inert={isInert} className="scripted screen-only comparison-rest text-small">
          <span className="text-ink-soft tabular-nums">
            {t('position', { first: 1, last: 2, total: shown.length })}
          </span>
          {hidden.map((slug) => (
            <button
              key={slug}
              type="button"
              className="min-h-9 font-medium text-accent underline underline-offset-4"
              onClick={() => onChange(replaceInPair(shown, 1, slug))}
            >
              {t('showInPair', { name: printers.find((printer) => printer.slug === slug)?.name ?? slug })}
            </button>
          ))}
        </p>
      )}
      <div inert={isInert} className="scripted screen-only comparison-pair">
        {PAIR.map((index) => (
          <Select
            key={index}
            aria-label={t('pairPrinter', { position: index + 1 })}
            value={shown[index] ?? ''}
            {...(shown[index] === undefined && { placeholder: t('pairEmpty') })}
            options={printers.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={({ target }) => onChange(replaceInPair(shown, index, target.value))}
          />
        ))}
      </div>
    </>
  );
}
