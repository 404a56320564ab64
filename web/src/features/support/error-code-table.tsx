import { useTranslations } from 'next-intl';
import type { ProductCardData } from '#features/products/product-data.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { articleAnchor } from './article-anchor.ts';
import { ProductPhrase } from './product-phrase.tsx';
import type { ErrorCode } from './select-articles.ts';

type Props = {
  codes: readonly ErrorCode[];
  /** All printers; with them, each code names its machines. */
  printers?: readonly Pick<ProductCardData, 'id' | 'name' | 'line'>[];
};

const CELL = 'py-3 align-top';
const HEAD = 'sticky top-0 border-b border-ink bg-paper py-3 text-start font-normal';

/** Rows are found by the search of the page. */
export function ErrorCodeTable({ codes, printers }: Props) {
  const t = useTranslations('Support.errorCodes');
  return (
    <>
      <p className="mb-4 max-w-text text-ink-soft">{t('intro')}</p>
      <ScrollRegion label={t('title')} className="max-h-[32rem] border-b border-line print:max-h-none">
        <table className="w-full border-collapse text-start">
          <thead className="text-small text-ink-soft">
            <tr>
              <th scope="col" className={`${HEAD} w-20`}>
                {t('code')}
              </th>
              <th scope="col" className={HEAD}>
                {t('meaning')}
              </th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, meaning, firstSteps, article, products }) => (
              <tr key={code} id={code} data-searchable className="border-b border-line last:border-0">
                <th scope="row" className={`${CELL} text-start font-medium whitespace-nowrap`}>
                  {code}
                </th>
                <td className={CELL}>
                  <div className="gap-x-8 sm:grid sm:grid-cols-[2fr_3fr]">
                    <p className="font-medium">
                      {keepTogether(meaning)}
                      {printers && products && <ProductPhrase products={products} printers={printers} />}
                    </p>
                    <p className="text-ink-soft max-sm:mt-1">
                      {keepTogether(firstSteps)}{' '}
                      <TextLink href={`#${articleAnchor(article)}`} aria-label={t('guideTo', { code })}>
                        {t('guide')}
                      </TextLink>
                    </p>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
