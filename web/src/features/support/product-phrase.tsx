import { useTranslations } from 'next-intl';
import type { ProductCardData } from '#features/products/product-data.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { summarizeProducts } from './summarize-products.ts';

type Props = {
  products: readonly { id: string; name: string }[];
  printers: readonly Pick<ProductCardData, 'id' | 'name' | 'line'>[];
  /** Only found by the search of the page: the products are named elsewhere. */
  isHidden?: boolean;
};

/** The products in one line, with lines of printers in one phrase. */
export function ProductPhrase({ products, printers, isHidden = false }: Props) {
  const t = useTranslations('Support');
  const names = products.map(({ name }) => name).join(t('separator'));
  if (isHidden) return <span hidden>{names}</span>;
  return (
    <span className="mt-0.5 block text-small font-normal text-ink-soft first-letter:uppercase in-data-machine:hidden">
      <ProductSummaryText products={products} printers={printers} />
      {/* Found by the search of the page. */}
      {summarizeProducts(products, printers).length < products.length && <span hidden>{names}</span>}
    </span>
  );
}

export function ProductSummaryText({ products, printers }: Omit<Props, 'isHidden'>) {
  const t = useTranslations('Support');
  const phrases = summarizeProducts(products, printers).map((part) => {
    if (part.kind === 'ONE') return part.name;
    if (part.kind === 'ALL_PRINTERS') return t('allPrinters');
    return part.kind === 'ALL' ? t(`allOf.${part.line}`) : t(`allButOne.${part.line}`, { name: part.name });
  });
  return keepTogether(phrases.join(t('separator')));
}
