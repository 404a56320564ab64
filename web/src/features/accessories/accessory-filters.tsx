'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#ui/field.tsx';
import { QueryChips } from '#ui/query-chips.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { AccessoryEntry } from './accessory-finder.tsx';
import { type AccessoryQuery, filterAccessories, toAccessorySearch } from './accessory-query.ts';
import { accessoryTypes, typeNumbers } from './accessory-types.ts';

type Props = {
  rows: readonly AccessoryEntry[];
  printers: readonly { id: string; name: string }[];
  query: AccessoryQuery;
  onPrinter: (printer: string | null) => void;
};

export function AccessoryFilters({ rows, printers, query, onPrinter }: Props) {
  const t = useTranslations('Accessories');
  const { type: selected, printer } = query;
  const chips = [null, ...typeNumbers].map((type) => ({
    id: type,
    label: type ? t(`types.${accessoryTypes[type]}`) : t('allTypes'),
    count: filterAccessories(rows, { type, printer }).length,
    href: toAccessorySearch('', { type, printer }) || '?',
  }));
  return (
    <div
      inert={!useIsQueryReady()}
      className="scripted grid items-end gap-x-10 gap-y-6 grid-cols-[minmax(0,1fr)] desktop:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <QueryChips label={t('type')} chips={chips} selected={selected} />
      <Field label={t('printer')}>
        {(control) => (
          <Select
            {...control}
            value={printer ?? ''}
            options={[
              { value: '', label: t('allPrinters') },
              ...printers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => onPrinter(target.value || null)}
          />
        )}
      </Field>
    </div>
  );
}
