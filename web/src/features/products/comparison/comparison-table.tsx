import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { Figure } from '#ui/figure.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { ComparisonCell } from './comparison-cell.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
import type { ComparisonRow } from './comparison-rows.ts';

type Props = { printers: readonly ComparedPrinter[]; rows: readonly ComparisonRow[] };

export function ComparisonTable({ printers, rows }: Props) {
  const t = useTranslations('Comparison');
  const names = { id: 'property', label: <span className="sr-only">{t('property')}</span> };
  return (
    <Table
      caption={t('title')}
      isCaptionHidden
      columns={[names, ...printers.map((printer) => ({ id: printer.slug, label: <PrinterHead printer={printer} /> }))]}
      rows={rows.map(({ key, name, cells }) => ({
        id: key,
        cells: [
          <span key="name" className="comparison-name">
            {name}
          </span>,
          ...cells.map((cell, index) => <ComparisonCell key={printers[index]?.slug} cell={cell} />),
        ],
      }))}
    />
  );
}

function PrinterHead({ printer: { path, name, picture, price } }: { printer: ComparedPrinter }) {
  const locale = useLocale();
  return (
    <span className="group relative block comparison-head">
      <span className="mb-2 block aspect-[4/3] overflow-hidden rounded-panel bg-backdrop">
        {picture && <Figure {...picture} alt="" sizes="11rem" />}
      </span>
      <Link
        href={path}
        className="block text-body leading-snug font-semibold text-ink transition-colors duration-quick after:absolute after:inset-0 group-hover:text-accent"
      >
        {name}
      </Link>
      {price && <Price {...price} locale={locale} />}
    </span>
  );
}
