type Slug = { id: string; slug: string };

/**
 * Slugs that a list of products once had. A product is only found by the id that goes with its slug, so a list that lost
 * a record must not make its page 404.
 */
export function createKnownSlugs<Product extends Slug>(isBuilt: (slug: string) => boolean) {
  const known = new Map<string, Product>();

  return (listed: readonly Product[], name: string): Product | null => {
    for (const product of listed) known.set(product.slug.toLowerCase(), product);
    const product = known.get(name.toLowerCase());
    if (!product && isBuilt(name)) throw new Error(`The list of products lacks ${name}, which has a page`);
    return product ?? null;
  };
}
