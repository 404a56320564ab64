import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { Table } from '#ui/table.tsx';
import type { MaterialFilterOptions } from '../material-data.ts';
import type { MaterialFacts } from '../material-facts.ts';
import { materialPath } from '../material-paths.ts';
import { standardName } from '../material-standards.ts';
import { PropertyName } from '../property-name.tsx';
import { findMarketStatus } from '../trade/trade-rows.ts';
import { useTradeWriter } from '../trade/use-trade-writer.ts';

type Props = {
  materials: readonly MaterialFacts[];
  options: MaterialFilterOptions;
  onRemove: (id: string) => void;
  onClear: () => void;
};

export function Comparison({ materials, options, onRemove, onClear }: Props) {
  const t = useTranslations('Materials');
  const rows = useRows(options);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button disappears with its column, so the focus moves to the heading. */
  const remove = (id: string) => {
    if (materials.length === 1) return onClear();
    onRemove(id);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="comparison" className="mb-12 border-y border-ink py-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
        <h2 ref={heading} id="comparison" tabIndex={-1} className="text-heading outline-none">
          {t('compare.heading', { count: materials.length })}
        </h2>
        <Button size="small" onClick={onClear}>
          {t('compare.clear')}
        </Button>
      </div>
      <Table
        caption={t('compare.heading', { count: materials.length })}
        isCaptionHidden
        columns={[
          { id: 'name', label: t('property') },
          ...materials.map(({ id, slug, name }) => ({
            id,
            label: (
              <span className="flex flex-col items-start gap-1">
                <Link href={materialPath(slug)} prefetch={false} className="font-medium text-ink hover:text-accent">
                  {name}
                </Link>
                <button
                  type="button"
                  onClick={() => remove(id)}
                  className="text-fine underline underline-offset-2 hover:text-accent"
                  aria-label={t('compare.removeNamed', { name })}
                >
                  {t('compare.remove')}
                </button>
              </span>
            ),
          })),
        ]}
        rows={rows.map(({ id, name, read }) => ({ id, cells: [name, ...materials.map(read)] }))}
      />
    </section>
  );
}

type Row = { id: string; name: ReactNode; read: (material: MaterialFacts) => string };

function useRows(options: MaterialFilterOptions): Row[] {
  const t = useTranslations('Materials');
  const writer = useTradeWriter();
  const format = useFormatter();
  const locale = useLocale();
  const terms = (
    [
      ['CATEGORIES', 'categories'],
      ['COLORS', 'colors'],
      ['PRINTERS', 'printers'],
      ['USAGES', 'usages'],
      ['ADD_ONS', 'addOns'],
    ] as const
  ).map(([criterion, field]) => ({
    id: criterion,
    name: t(`criteria.${criterion}`),
    read: (material: MaterialFacts) => {
      const names = options[field].filter(({ id }) => material[field].includes(id)).map(({ label }) => label);
      return names.join(t('separator')) || '–';
    },
  }));
  const standards = {
    id: 'BIOCOMPATIBILITY',
    name: t('criteria.BIOCOMPATIBILITY'),
    read: ({ biocompatibility }: MaterialFacts) => biocompatibility.map(standardName).join(t('separator')) || '–',
  };
  const values = options.properties.map(({ property, name, unit, standard }) => ({
    id: property,
    name: <PropertyName name={name} standard={standard} />,
    read: (material: MaterialFacts) => {
      const value = material.values[property];
      return value === undefined ? '–' : formatMeasurement(format.number(value), unit, locale);
    },
  }));
  const status = {
    id: 'REGISTRATION',
    name: t('trade.registration.title'),
    read: (material: MaterialFacts) => findMarketStatus(material, writer) ?? '–',
  };
  return [...terms, status, standards, ...values];
}
