import { useTranslations } from 'next-intl';
import type { ProductCardData } from '#features/products/product-data.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { tableRoles } from '#ui/table-roles.ts';
import { TextLink } from '#ui/text-link.tsx';
import { articleAnchor } from './article-anchor.ts';
import { FoldedTable } from './folded-table.tsx';
import { ProductPhrase, ProductSummaryText } from './product-phrase.tsx';
import { type ErrorCode, isSameSet } from './select-articles.ts';

type Named = { id: string; name: string };
type Printers = readonly Pick<ProductCardData, 'id' | 'name' | 'line'>[];

type Props = {
  codes: readonly ErrorCode[];
  /** All printers; with them, each code names its machines. */
  printers?: Printers;
  /** Products of most codes: named once, above the table. */
  usual?: readonly Named[];
};

/** First digits of codes. */
const GROUPS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Number of codes shown first. */
const FIRST = 8;

const HEAD = 'border-b border-ink py-3 pe-8 text-start font-normal last:pe-0';
const CELL = 'align-top sm:py-3 sm:pe-8 sm:last:pe-0';

/** Rows are found by the search of the page. */
export function ErrorCodeTable({ codes, printers, usual }: Props) {
  const t = useTranslations('Support.errorCodes');
  const toRow = (code: ErrorCode) => <CodeRow key={code.code} code={code} printers={printers} usual={usual} />;
  return (
    <>
      <p className="mb-4 max-w-text text-ink-soft">{t('intro')}</p>
      {printers && <CodeGroups codes={codes} />}
      {usual && usual.length > 0 && printers && (
        <p className="mb-4 max-w-text text-ink-soft">
          {t.rich('usual', {
            products: () => <ProductSummaryText key="products" products={usual} printers={printers} />,
          })}
        </p>
      )}
      <FoldedTable
        label={t('title')}
        head={
          <tr role={tableRoles.row}>
            {(['code', 'meaning', 'steps'] as const).map((column) => (
              <th key={column} role={tableRoles.columnHeader} scope="col" className={`${HEAD} first:w-28 nth-2:w-2/5`}>
                {t(column)}
              </th>
            ))}
          </tr>
        }
        first={codes.slice(0, FIRST).map(toRow)}
        rest={codes.slice(FIRST).map(toRow)}
        showAll={t('showAll', { count: codes.length })}
      />
    </>
  );
}

/** Codes by their first digit, each with a link to the first of them. */
function CodeGroups({ codes }: { codes: readonly ErrorCode[] }) {
  const t = useTranslations('Support.errorCodes');
  const groups = GROUPS.flatMap((digit) => {
    const first = codes.find(({ code }) => code.startsWith(`E-${digit}`));
    return first ? [{ digit, first: first.code }] : [];
  });
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-small in-data-searching:hidden">
      {groups.map(({ digit, first }) => (
        <li key={digit} className="whitespace-nowrap">
          <TextLink href={`#${first}`}>
            E-{digit}xx {t(`groups.${digit}`)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

type RowProps = { code: ErrorCode; printers: Printers | undefined; usual: readonly Named[] | undefined };

function CodeRow({ code: { code, meaning, firstSteps, article, products }, printers, usual }: RowProps) {
  const t = useTranslations('Support.errorCodes');
  return (
    <tr
      role={tableRoles.row}
      id={code}
      data-searchable
      data-products={products?.map(({ id }) => id).join(' ')}
      className="scroll-mt-28 border-b border-line max-sm:grid max-sm:grid-cols-[5rem_minmax(0,1fr)] max-sm:gap-y-1 max-sm:py-3"
    >
      <th role={tableRoles.rowHeader} scope="row" className={`${CELL} text-start font-medium whitespace-nowrap`}>
        {code}
      </th>
      <td role={tableRoles.cell} className={`${CELL} font-medium`}>
        {keepTogether(meaning)}
        {printers && products && (
          <ProductPhrase products={products} printers={printers} isHidden={isSameSet(products, usual)} />
        )}
      </td>
      <td role={tableRoles.cell} className={`${CELL} text-ink-soft max-sm:col-start-2`}>
        {keepTogether(firstSteps)}{' '}
        <TextLink href={`#${articleAnchor(article)}`} aria-label={t('guideTo', { code })} className="whitespace-nowrap">
          {t('guide')}
        </TextLink>
      </td>
    </tr>
  );
}
