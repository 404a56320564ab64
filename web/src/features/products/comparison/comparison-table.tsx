import { useTranslations } from 'next-intl';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Figure } from '#ui/figure.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { tableRoles } from '#ui/table-roles.ts';
import { ListPrice } from '../list-price.tsx';
import { ColumnPager } from './column-pager.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
import { MAX_PRINTERS } from './comparison-params.ts';
import { ComparisonProperty } from './comparison-property.tsx';
import type { ComparisonRow } from './comparison-rows.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

type Props = {
  printers: readonly ComparedPrinter[];
  rows: readonly ComparisonRow[];
  marksDifferences: boolean;
  showsOnlyDifferences: boolean;
  /** Chooses the columns on phones. */
  pair: ReactNode;
};

/** Equal columns; their names stay at the top of the page, and follow the columns sideways. */
export function ComparisonTable({ printers, rows, marksDifferences, showsOnlyDifferences, pair }: Props) {
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
      data-differences={showsOnlyDifferences || undefined}
    >
      {pair}
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
        <table role={tableRoles.table} className="comparison-track">
          <caption className="sr-only">{t('title')}</caption>
          <thead role={tableRoles.group}>
            <tr role={tableRoles.row}>
              {printers.map((printer) => (
                <th key={printer.slug} role={tableRoles.columnHeader} scope="col">
                  <PrinterHead printer={printer} />
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <ComparisonProperty key={row.key} row={row} printers={printers} marksDifferences={marksDifferences} />
          ))}
          <tfoot role={tableRoles.group} className="screen-only">
            <tr role={tableRoles.row}>
              {printers.map(({ slug, name }) => (
                <td key={slug} role={tableRoles.cell}>
                  <QuoteLink name={name} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </div>
  );
}

function QuoteLink({ name }: { name: string }) {
  const t = useTranslations('Comparison.quote');
  return (
    <Button
      href="#inquiry"
      size="small"
      aria-label={t('title', { name })}
      {...toInquiryAttributes({ title: t('title', { name }), intro: t('intro'), comments: name })}
    >
      {t('ask')}
    </Button>
  );
}

function PrinterHead({ printer: { path, name, picture, price } }: { printer: ComparedPrinter }) {
  const t = useTranslations('Comparison');
  return (
    <>
      <Link href={path} prefetch={false} className="comparison-printer">
        <span className="comparison-picture">{picture && <Figure {...picture} alt="" sizes="13rem" />}</span>
        <span className="comparison-printer-name">{name}</span>
      </Link>
      {price ? (
        <ListPrice {...price} size="" className="mt-2" />
      ) : (
        <span className="mt-2 block text-ink-soft">{t('onRequest')}</span>
      )}
    </>
  );
}
