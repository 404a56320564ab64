type Slug = { id: string; slug: string };

/**
 * Remembers slugs that were once listed: products are found by the id that belongs to a slug, and an incomplete list
 * must not turn existing pages into 404.
 */
export function createKnownSlugs<Product extends Slug>(isBuilt: (slug: string) => boolean) {
  const known = new Map<string, Product>();

  return (listed: readonly Product[], name: string): Product | null => {
    for (const product of listed) known.set(product.slug.toLowerCase(), product);
    const product = known.get(name.toLowerCase());
    if (!product && isBuilt(name)) throw new Error(`The product list lacks ${name}, which has a page`);
    return product ?? null;
  };
}
