import { useTranslations } from 'next-intl';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
import { MAX_PRINTERS } from './comparison-params.ts';

type Props = {
  printers: readonly ComparedPrinter[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
};

/** When the limit is reached, the other checkboxes are disabled. */
export function PrinterPicker({ printers, selected, onChange }: Props) {
  const t = useTranslations('Comparison');
  const series = Map.groupBy(printers, (printer) => printer.series);
  const isFull = selected.length >= MAX_PRINTERS;
  return (
    <form
      inert={!useIsQueryReady()}
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('choose', { count: MAX_PRINTERS })}
      className="scripted text-small"
    >
      <p className="mb-4 font-medium">{t('choose', { count: MAX_PRINTERS })}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {[...series].map(([name, members]) => (
          <fieldset key={name} className="border-t border-ink pt-2">
            <legend className="float-start mb-1 w-full text-fine text-ink-soft">{name}</legend>
            <div className="clear-both">
              {members.map(({ slug, name: label }) => {
                const isSelected = selected.includes(slug);
                return (
                  <label
                    key={slug}
                    className="flex cursor-pointer items-start gap-2.5 py-1.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
                  >
                    <input
                      type="checkbox"
                      className="tick"
                      checked={isSelected}
                      disabled={isFull && !isSelected}
                      onChange={() =>
                        onChange(isSelected ? selected.filter((one) => one !== slug) : [...selected, slug])
                      }
                    />
                    {label}
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </form>
  );
}
