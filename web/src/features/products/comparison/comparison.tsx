'use client';

import { Printer } from 'lucide';
import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Suspense, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { PrinterComparison } from './comparison-data.ts';
import { comparisonParams, MAX_CHOSEN, toChosen } from './comparison-params.ts';
import { isTelling, pickColumns } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { PrinterChooser } from './printer-chooser.tsx';
import './comparison.css';

/** All printers side by side, or those that the address names. Without JavaScript, and before it runs, all. */
export function Comparison(props: PrinterComparison) {
  return (
    <Suspense fallback={<Chosen {...props} choice={{ compare: [], differences: false }} isWaiting />}>
      <NuqsAdapter>
        <ComparisonOfAddress {...props} />
      </NuqsAdapter>
    </Suspense>
  );
}

type Choice = { compare: string[]; differences: boolean };

function ComparisonOfAddress(props: PrinterComparison) {
  const [choice, setChoice] = useQueryStates(comparisonParams, { history: 'push', scroll: false });
  return <Chosen {...props} choice={choice} onChange={(change) => void setChoice(change)} />;
}

type ChosenProps = PrinterComparison & {
  choice: Choice;
  onChange?: (choice: Partial<Choice>) => void;
  /** True until the script that answers a choice runs: a choice made before would be lost. */
  isWaiting?: boolean;
};

function Chosen({ printers, rows, choice, onChange = ignore, isWaiting = false }: ChosenProps) {
  const t = useTranslations('Comparison');
  const region = useRef<HTMLDivElement>(null);
  const chosen = toChosen(
    choice.compare,
    printers.map(({ slug }) => slug),
  );
  const picked = chosen.flatMap((slug) => printers.filter((printer) => printer.slug === slug));
  const shown = picked.length > 0 ? picked : printers;
  const cells = pickColumns(
    rows,
    shown.map((printer) => printers.indexOf(printer)),
  );
  const shownRows = choice.differences ? cells.filter(isTelling) : cells;
  const isFull = chosen.length === MAX_CHOSEN;
  const reset = () => {
    onChange({ compare: [], differences: false });
    region.current?.focus();
  };
  return (
    <div ref={region} tabIndex={-1} className="comparison outline-none" data-chosen={chosen.length > 0 || undefined}>
      <PrinterChooser
        printers={printers}
        chosen={chosen}
        isInert={isWaiting}
        onChange={(compare) => onChange({ compare })}
      />
      <div inert={isWaiting} className="scripted screen-only mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <label className="flex cursor-pointer items-center gap-2.5 text-small">
          <input
            type="checkbox"
            className="tick"
            checked={choice.differences}
            onChange={({ target }) => onChange({ differences: target.checked })}
          />
          {t('differencesOnly')}
        </label>
        {chosen.length > 0 && (
          <Button size="small" onClick={reset}>
            {t('showAll')}
          </Button>
        )}
        <Button size="small" onClick={() => window.print()}>
          <Icon icon={Printer} size={16} />
          {t('print')}
        </Button>
      </div>
      <p role="status" className="mt-6 mb-3 text-small text-ink-soft tabular-nums">
        {t('shown', { printers: shown.length, rows: shownRows.length })}
        {isFull && ` ${t('full', { count: MAX_CHOSEN })}`}
      </p>
      <ComparisonTable printers={shown} rows={shownRows} />
    </div>
  );
}

function ignore(): void {}
