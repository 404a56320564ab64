'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { AccessoryFilters } from './accessory-filters.tsx';
import { accessoryParams, filterAccessories } from './accessory-query.ts';
import { accessoryTypes, type TypeNumber, typeNumbers } from './accessory-types.ts';
import { SelectedPrinterContext } from './selected-printer.ts';

export type AccessoryEntry = {
  id: string;
  type: TypeNumber;
  /** Ids of the printers that it fits. */
  printers: readonly string[];
  node: ReactNode;
};

type Props = {
  /** Server-rendered cards. */
  rows: readonly AccessoryEntry[];
  /** Server-rendered items of parts without a type, which are listed below the groups of all types. */
  parts?: readonly Omit<AccessoryEntry, 'type'>[];
  printers: readonly { id: string; name: string }[];
};

/** Without JavaScript, all accessories are shown. */
export function AccessoryFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ rows, parts = [], printers }: Props) {
  const t = useTranslations('Accessories');
  const [params, setParams] = useQueryStates(accessoryParams, { history: 'push' });
  const query = { ...params, printer: printers.find(({ id }) => id === params.printer)?.id ?? null };
  const found = filterAccessories(rows, query);
  const status = useRef<HTMLParagraphElement>(null);
  const reset = () => {
    void setParams({ type: null, printer: null });
    // The button disappears.
    status.current?.focus();
  };
  return (
    <>
      <AccessoryFilters
        rows={rows}
        printers={printers}
        query={query}
        onPrinter={(printer) => void setParams({ ...query, printer })}
      />
      <p ref={status} role="status" tabIndex={-1} className="mt-6 text-small text-ink-soft tabular-nums">
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <section className="mt-6 rounded-panel border border-line bg-surface p-6 desktop:p-10">
          <h2 className="text-heading">{t('noMatchTitle')}</h2>
          <p className="mt-2 mb-6 text-ink-soft">{t('noMatchText')}</p>
          <Button onClick={reset}>{t('reset')}</Button>
        </section>
      )}
      <SelectedPrinterContext value={query.printer}>
        {typeNumbers.map((type) => (
          <AccessoryGroup key={type} type={type} rows={found.filter((row) => row.type === type)} />
        ))}
        {!query.type && (
          <SpareParts parts={parts.filter((part) => !query.printer || part.printers.includes(query.printer))} />
        )}
      </SelectedPrinterContext>
    </>
  );
}

function AccessoryGroup({ type, rows }: { type: TypeNumber; rows: readonly AccessoryEntry[] }) {
  const t = useTranslations('Accessories');
  if (rows.length === 0) return null;
  const id = `type-${type}`;
  return (
    <section aria-labelledby={id} className="mt-10 first-of-type:mt-6">
      <h2 id={id} className="mb-5 border-t border-ink pt-4 text-heading">
        {t(`types.${accessoryTypes[type]}`)}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 desktop:grid-cols-3">
        {rows.map((row) => (
          <li key={row.id}>{row.node}</li>
        ))}
      </ul>
    </section>
  );
}

function SpareParts({ parts }: { parts: NonNullable<Props['parts']> }) {
  const t = useTranslations('Accessories');
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="border-t border-ink pt-4 text-heading">
        {t('spareParts')}
      </h2>
      <ul className="mt-2 grid gap-x-8 desktop:grid-cols-2">
        {parts.map((part) => (
          <li key={part.id} className="border-b border-line py-4">
            {part.node}
          </li>
        ))}
      </ul>
    </section>
  );
}
