import { useLocale, useTranslations } from 'next-intl';
import { type CSSProperties, useRef } from 'react';
import { Link } from '#i18n/navigation.ts';
import { Figure } from '#ui/figure.tsx';
import { Price } from '#ui/price.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { ColumnPager } from './column-pager.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
import { MAX_PRINTERS } from './comparison-params.ts';
import { ComparisonProperty } from './comparison-property.tsx';
import type { ComparisonRow } from './comparison-rows.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

type Props = { printers: readonly ComparedPrinter[]; rows: readonly ComparisonRow[] };

/** Equal columns; their names stay at the top of the page, and follow the columns sideways. */
export function ComparisonTable({ printers, rows }: Props) {
  const t = useTranslations('Comparison');
  const region = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const columns = useVisibleColumns(region, names, printers.length);
  const style: CSSProperties & Record<'--columns', number> = { '--columns': printers.length };
  return (
    <div
      className="comparison-frame"
      style={style}
      data-columns={printers.length > MAX_PRINTERS ? 'many' : printers.length}
    >
      <ColumnPager {...columns} total={printers.length} />
      <div ref={names} aria-hidden className="scroll-region comparison-names">
        <div className="comparison-track">
          {printers.map(({ slug, path, name }) => (
            <Link key={slug} href={path} tabIndex={-1} prefetch={false} className="hover:text-accent">
              {name}
            </Link>
          ))}
        </div>
      </div>
      <ScrollRegion ref={region} label={t('title')} onScroll={columns.update} className="comparison-region">
        <table className="comparison-track">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              {printers.map((printer) => (
                <th key={printer.slug} scope="col">
                  <PrinterHead printer={printer} />
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <ComparisonProperty key={row.key} row={row} printers={printers} />
          ))}
        </table>
      </ScrollRegion>
    </div>
  );
}

function PrinterHead({ printer: { path, name, picture, price } }: { printer: ComparedPrinter }) {
  const locale = useLocale();
  return (
    <>
      <Link href={path} prefetch={false} className="comparison-printer">
        <span className="comparison-picture">{picture && <Figure {...picture} alt="" sizes="13rem" />}</span>
        <span className="comparison-printer-name">{name}</span>
      </Link>
      {price && <Price {...price} locale={locale} className="mt-2 block" />}
    </>
  );
}
