'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import type { PrinterComparison } from './comparison-data.ts';
import { ComparisonPair } from './comparison-pair.tsx';
import { MAX_PRINTERS } from './comparison-params.ts';
import { hasDifferences, isAbsent, pickColumns } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { PrinterPicker } from './printer-picker.tsx';
import { useCompared } from './use-compared.ts';
import './comparison.css';

/** In pixels. */
const PHONE = 640;

/** Without JavaScript, all printers are shown. */
export function Comparison({ printers, rows }: PrinterComparison) {
  const t = useTranslations('Comparison');
  const format = useFormatter();
  const { selected, isFull, showsDifferences, ...compared } = useCompared(printers.map(({ slug }) => slug));
  const region = useRef<HTMLDivElement>(null);
  const picked = selected.flatMap((slug) => printers.filter((printer) => printer.slug === slug));
  const shown = picked.length > 0 ? picked : printers;
  const cells = pickColumns(
    rows,
    shown.map((printer) => printers.indexOf(printer)),
  );
  const isSelection = picked.length > 1;
  const absent = isSelection ? cells.filter(isAbsent) : [];
  const present = cells.filter((row) => !absent.includes(row));
  const shownRows = showsDifferences ? present.filter(hasDifferences) : present;
  const marksDifferences = isSelection && !showsDifferences && shownRows.some(hasDifferences);
  const isReady = useIsQueryReady();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the query that the page was opened with
  useEffect(() => {
    if (isReady && selected.length > 0 && opensAtTop()) region.current?.scrollIntoView({ behavior: 'instant' });
  }, [isReady]);
  const reset = () => {
    compared.reset();
    region.current?.focus();
  };
  return (
    <div
      ref={region}
      tabIndex={-1}
      className="comparison outline-none"
      data-selected={selected.length > 0 || undefined}
    >
      <div className="max-sm:hidden">
        <PrinterPicker printers={printers} selected={selected} onChange={compared.compare} />
      </div>
      <div inert={!isReady} className="scripted screen-only flex flex-wrap items-center gap-x-6 gap-y-3 sm:mt-6">
        <label className="flex cursor-pointer items-center gap-2.5 text-small">
          <input
            type="checkbox"
            className="tick"
            checked={showsDifferences}
            onChange={({ target }) => compared.showDifferences(target.checked)}
          />
          {t('differencesOnly')}
        </label>
        {selected.length > 0 && (
          <Button size="small" onClick={reset}>
            {t('showAll')}
          </Button>
        )}
        <PrintButton>{t('print')}</PrintButton>
      </div>
      <p role="status" className="mt-6 mb-3 text-small text-ink-soft tabular-nums max-sm:sr-only">
        {t('shown', { printers: shown.length, rows: shownRows.length })}
        {isFull && <span className="block">{t('full', { count: MAX_PRINTERS })}</span>}
      </p>
      {marksDifferences && <p className="comparison-key">{t('differsKey')}</p>}
      <ComparisonTable
        printers={shown}
        rows={shownRows}
        marksDifferences={marksDifferences}
        showsOnlyDifferences={showsDifferences}
        pair={<ComparisonPair printers={printers} shown={shown.map(({ slug }) => slug)} onChange={compared.compare} />}
      />
      {absent.length > 0 && !showsDifferences && (
        <p className="mt-4 text-small text-ink-soft">
          {t('absent', { names: format.list(absent.map(({ name }) => name)) })}
        </p>
      )}
    </div>
  );
}

/** On phones, all the machines stand before the comparison that a link shares. */
function opensAtTop(): boolean {
  return window.innerWidth < PHONE && window.location.hash === '' && window.scrollY === 0;
}
