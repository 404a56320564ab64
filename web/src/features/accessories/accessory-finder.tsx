'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { AccessoryFilters } from './accessory-filters.tsx';
import { type AccessoryGroup, accessoryParams, filterAccessories, groupOf, SPARE_PARTS } from './accessory-query.ts';
import { AccessorySelectionContext } from './accessory-selection.ts';
import { accessoryTypes, type TypeNumber, typeNumbers } from './accessory-types.ts';
import { RequestBar } from './request-bar.tsx';
import { chooseVariants, listRequested, type RequestablePart } from './request-list.ts';

export type AccessoryEntry = RequestablePart & {
  id: string;
  group: AccessoryGroup;
  /** Ids of the printers that it fits. */
  printers: readonly string[];
  /** Of a spare part. */
  machine?: string | undefined;
  /** Rendered on the server. */
  node: ReactNode;
};

type Props = {
  rows: readonly AccessoryEntry[];
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

function Finder({ rows, printers }: Props) {
  const t = useTranslations('Accessories');
  const [params, setParams] = useQueryStates(accessoryParams, { history: 'push' });
  const query = { ...params, printer: printers.find(({ id }) => id === params.printer)?.id ?? null };
  const { printer, request } = query;
  const found = filterAccessories(rows, { group: groupOf(query), printer });
  const status = useRef<HTMLParagraphElement>(null);
  const setRequest = (next: string[] | null) => void setParams({ request: next }, { history: 'replace' });
  const toggle = (number: string) =>
    setRequest(request.includes(number) ? request.filter((one) => one !== number) : [...request, number]);
  const reset = () => {
    void setParams({ type: null, parts: null, printer: null });
    // The button disappears.
    status.current?.focus();
  };
  const clearRequest = () => {
    setRequest(null);
    status.current?.focus();
  };
  return (
    <>
      <AccessoryFilters
        rows={rows}
        printers={printers}
        query={query}
        onPrinter={(next) => void setParams({ printer: next, request: chooseVariants(request, rows, next) })}
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
      <AccessorySelectionContext value={{ printer, requested: request, toggle }}>
        {typeNumbers.map((type) => (
          <AccessoriesOfType key={type} type={type} rows={found.filter(({ group }) => group === type)} />
        ))}
        <SpareParts rows={found.filter(({ group }) => group === SPARE_PARTS)} />
      </AccessorySelectionContext>
      <RequestBar parts={listRequested(request, rows)} onClear={clearRequest} />
    </>
  );
}

function AccessoriesOfType({ type, rows }: { type: TypeNumber; rows: readonly AccessoryEntry[] }) {
  const t = useTranslations('Accessories');
  if (rows.length === 0) return null;
  const id = `type-${type}`;
  return (
    <section aria-labelledby={id} className="mt-10 first-of-type:mt-6">
      <h2 id={id} className="mb-5 border-t border-ink pt-4 text-heading">
        {t(`types.${accessoryTypes[type]}`)}
      </h2>
      <ul className="card-grid even-grid gap-4">
        {rows.map((row) => (
          <li key={row.id}>{row.node}</li>
        ))}
      </ul>
    </section>
  );
}

function SpareParts({ rows }: { rows: readonly AccessoryEntry[] }) {
  const t = useTranslations('Accessories');
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10 first-of-type:mt-6">
      <h2 id={id} className="mb-2 border-t border-ink pt-4 text-heading">
        {t('spareParts')}
      </h2>
      {[...Map.groupBy(rows, ({ machine }) => machine)].map(([machine, parts]) => (
        <div
          key={machine ?? ''}
          className="grid gap-x-8 gap-y-3 border-b border-line py-5 desktop:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
        >
          {machine && <h3 className="text-subheading">{machine}</h3>}
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 desktop:col-start-2">
            {parts.map((row) => (
              <li key={row.id}>{row.node}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
