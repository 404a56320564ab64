import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { ArticleText } from '#features/articles/article-text.tsx';
import type { ProductCardData } from '#features/products/product-data.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Accordion } from '#ui/accordion.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { articleAnchor } from './article-anchor.ts';
import { ProductPhrase } from './product-phrase.tsx';
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
      className={articles.length > 1 ? 'desktop:grid desktop:grid-cols-2 desktop:items-start desktop:gap-x-10' : ''}
      items={articles.map(({ id, title, body, updatedOn, servedLocale, products, errorCodes }) => ({
        id,
        title: (
          <span data-products={products?.map((product) => product.id).join(' ')}>
            <span lang={toLangAttribute(servedLocale, locale)}>{keepTogether(title)}</span>
            {printers && products && isWorthNaming(title, products) && (
              <ProductPhrase products={products} printers={printers} />
            )}
          </span>
        ),
        content: (
          <div id={articleAnchor(id)} className="scroll-mt-28">
            <ArticleText html={body} servedLocale={servedLocale} tableLabel={title} />
            <p className="mt-4 text-fine">
              {errorCodes.length > 0 && (
                <span className="block">
                  {t('errorCodes.listed', { codes: errorCodes.map(({ code }) => code).join(t('separator')) })}
                </span>
              )}
              {t('updated', { date: format.dateTime(new Date(updatedOn), { dateStyle: 'long' }) })}
            </p>
          </div>
        ),
      }))}
    />
  );
}

/** Not if the title names all of them. */
function isWorthNaming(title: string, products: readonly { id: string; name: string }[]) {
  return products.some(({ name }) => !isNamed(title, name));
}

/** With or without the first word of the name, which a title says once. */
function isNamed(title: string, name: string): boolean {
  const words = title.replaceAll('\u00a0', ' ');
  return words.includes(name.replaceAll('\u00a0', ' ').replace(/^UltraCraft /, ''));
}
