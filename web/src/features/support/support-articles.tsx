import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { ArticleText } from '#features/articles/article-text.tsx';
import type { ProductCardData } from '#features/products/product-data.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Accordion } from '#ui/accordion.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { summarizeProducts } from './summarize-products.ts';
import type { SupportArticle } from './support-data.ts';

type Printer = Pick<ProductCardData, 'id' | 'name' | 'line'>;

type Props = {
  articles: readonly SupportArticle[];
  /** All printers; with them, each article names its products, for lists of mixed products. */
  printers?: readonly Printer[];
};

export function SupportArticles({ articles, printers }: Props) {
  const t = useTranslations('Support');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Accordion
      items={articles.map(({ id, title, body, updatedOn, servedLocale, products }) => ({
        id,
        title: (
          <span>
            <span lang={toLangAttribute(servedLocale, locale)}>{keepTogether(title)}</span>
            {printers && products && products.length > 0 && (
              <Products title={title} products={products} printers={printers} />
            )}
          </span>
        ),
        content: (
          <>
            <ArticleText html={body} servedLocale={servedLocale} tableLabel={title} />
            <p className="mt-4 text-fine">
              {t('updated', { date: format.dateTime(new Date(updatedOn), { dateStyle: 'long' }) })}
            </p>
          </>
        ),
      }))}
    />
  );
}

type ProductsProps = { title: string; products: readonly { id: string; name: string }[]; printers: readonly Printer[] };

function Products({ title, products, printers }: ProductsProps) {
  const t = useTranslations('Support');
  // A title that names all of them needs no second line.
  if (products.every(({ name }) => isNamed(title, name))) return null;
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

/** With or without the first word of the name, which a title says once. */
function isNamed(title: string, name: string): boolean {
  const words = title.replaceAll('\u00a0', ' ');
  return words.includes(name.replaceAll('\u00a0', ' ').replace(/^UltraCraft /, ''));
}
