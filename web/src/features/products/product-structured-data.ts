import type { ProductDetail } from './product-data.ts';

type Place = { brand: string; origin: string; url: string };

/** Null without a price: search engines reject products without an offer. */
export function toProductData(product: ProductDetail, { brand, origin, url }: Place) {
  const { name, summary, slug, pictures, price, specification } = product;
  if (!price) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    sku: slug,
    url: new URL(url, origin).href,
    brand: { '@type': 'Brand', name: brand },
    ...(pictures.length > 0 && { image: pictures.map((picture) => new URL(picture.url, origin).href) }),
    offers: {
      '@type': 'Offer',
      price: price.price.amount,
      priceCurrency: price.price.currency,
      validFrom: price.validFrom,
      url: new URL(url, origin).href,
    },
    additionalProperty: specification.map(({ name: property, text, measurement }) => ({
      '@type': 'PropertyValue',
      name: property,
      ...(measurement ? { value: measurement.value, unitText: measurement.unit } : { value: text }),
    })),
  };
}
