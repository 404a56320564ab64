import type { SupportTopic } from '#gateway/schema.generated.ts';
import type { SupportArticle } from './support-data.ts';

type Coverage = { products: readonly { id: string }[] | null };

export type ErrorCode = SupportArticle['errorCodes'][number] & { article: string };

/** A guide has at least one article of these. */
const GUIDE_TOPICS: readonly SupportTopic[] = ['GETTING_STARTED', 'OPERATION', 'MAINTENANCE', 'TROUBLESHOOTING'];

/** About the product, or about all products. */
export function isAbout({ products }: Coverage, product: string): boolean {
  return products?.length === 0 || isNamedIn({ products }, product);
}

export function isNamedIn({ products }: Coverage, product: string): boolean {
  return products?.some(({ id }) => id === product) ?? false;
}

export function hasGuide(articles: readonly SupportArticle[], product: string): boolean {
  return articles.some((article) => GUIDE_TOPICS.includes(article.topic) && isAbout(article, product));
}

/** Error codes with the id of the article that explains them: of one product, or all. */
export function selectErrorCodes(articles: readonly SupportArticle[], product: string | null): ErrorCode[] {
  const codes = articles.flatMap(({ id, errorCodes }) => errorCodes.map((one) => ({ ...one, article: id })));
  const selected = product === null ? codes : codes.filter((one) => isNamedIn(one, product));
  return selected.toSorted((a, b) => a.code.localeCompare(b.code));
}

/** Articles about few products before those about many, and those about all at the end. */
export function sortByRelevance(articles: readonly SupportArticle[]): SupportArticle[] {
  const breadth = ({ products }: Coverage) => products?.length || Number.MAX_SAFE_INTEGER;
  return articles.toSorted((a, b) => breadth(a) - breadth(b));
}

/**
 * By the first of its machines, in their order; articles about all products come first, those about others last. Of articles with the same first
 * machine, those that explain many error codes come first, which most visitors look for.
 */
export function sortByMachine(
  articles: readonly SupportArticle[],
  machines: readonly { id: string }[],
): SupportArticle[] {
  const first = (article: SupportArticle) => {
    const place = machines.findIndex(({ id }) => isNamedIn(article, id));
    return place < 0 && article.products?.length ? machines.length : place;
  };
  return articles.toSorted((a, b) => first(a) - first(b) || b.errorCodes.length - a.errorCodes.length);
}

type Product = { id: string; name: string };

/** The products that a third of the codes or more share, and more codes than share any others; null if there are none. */
export function findUsualProducts(codes: readonly ErrorCode[]): readonly Product[] | null {
  const groups = Map.groupBy(codes, ({ products }) => toKey(products));
  const [most, next] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  if (!most || most.length === next?.length || most.length < codes.length / 3) return null;
  return most[0]?.products ?? null;
}

function toKey(products: Coverage['products']): string {
  return (products ?? [])
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
}

export function isSameSet(products: Coverage['products'], others: Coverage['products'] | undefined): boolean {
  if (!products || !others) return false;
  const ids = new Set(products.map(({ id }) => id));
  return ids.size === others.length && others.every(({ id }) => ids.has(id));
}
