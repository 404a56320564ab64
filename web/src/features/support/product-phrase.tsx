import { useTranslations } from 'next-intl';
import type { ProductCardData } from '#features/products/product-data.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { summarizeProducts } from './summarize-products.ts';

type Props = {
  products: readonly { id: string; name: string }[];
  printers: readonly Pick<ProductCardData, 'id' | 'name' | 'line'>[];
};

/** The products in one line, with lines of printers in one phrase. */
export function ProductPhrase({ products, printers }: Props) {
  const t = useTranslations('Support');
  const parts = summarizeProducts(products, printers);
  const phrases = parts.map((part) => {
    if (part.kind === 'ONE') return part.name;
    return part.kind === 'ALL' ? t(`allOf.${part.line}`) : t(`allButOne.${part.line}`, { name: part.name });
  });
  return (
    <span className="mt-0.5 block text-small font-normal text-ink-soft">
      {keepTogether(phrases.join(t('separator')))}
      {/* Found by the search of the page. */}
      {parts.length < products.length && <span hidden>{products.map(({ name }) => name).join(t('separator'))}</span>}
    </span>
  );
}
