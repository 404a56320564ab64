'use client';

import { useTranslations } from 'next-intl';
import { Field } from '#ui/field.tsx';
import { QueryChips } from '#ui/query-chips.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { AccessoryEntry } from './accessory-finder.tsx';
import {
  type AccessoryGroup,
  type AccessoryQuery,
  filterAccessories,
  groupOf,
  SPARE_PARTS,
  toAccessorySearch,
} from './accessory-query.ts';
import { accessoryTypes, typeNumbers } from './accessory-types.ts';

type Props = {
  rows: readonly AccessoryEntry[];
  printers: readonly { id: string; name: string }[];
  query: AccessoryQuery;
  onPrinter: (printer: string | null) => void;
};

export function AccessoryFilters({ rows, printers, query, onPrinter }: Props) {
  const t = useTranslations('Accessories');
  const { printer } = query;
  const toChip = (group: AccessoryGroup | null, label: string, choice: Pick<AccessoryQuery, 'type' | 'parts'>) => ({
    id: group,
    label,
    count: filterAccessories(rows, { group, printer }).length,
    href: toAccessorySearch('', { ...query, ...choice }) || '?',
  });
  const chips = [
    toChip(null, t('allTypes'), { type: null, parts: false }),
    ...typeNumbers.map((type) => toChip(type, t(`types.${accessoryTypes[type]}`), { type, parts: false })),
    toChip(SPARE_PARTS, t('spareParts'), { type: null, parts: true }),
  ];
  return (
    <div
      inert={!useIsQueryReady()}
      className="scripted grid items-end gap-x-10 gap-y-6 grid-cols-[minmax(0,1fr)] desktop:grid-cols-[18rem_minmax(0,1fr)]"
    >
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
      <QueryChips label={t('type')} chips={chips} selected={groupOf(query)} />
    </div>
  );
}
