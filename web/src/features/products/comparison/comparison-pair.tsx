import { useTranslations } from 'next-intl';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
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
  return (
    <div inert={!useIsQueryReady()} className="scripted screen-only comparison-pair">
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
  );
}
