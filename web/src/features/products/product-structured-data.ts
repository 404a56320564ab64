import { largestFile } from '#ui/picture-files.ts';
import type { ProductDetail } from './product-data.ts';

type Place = {
  brand: string;
  origin: string;
  /** Adds the prefix of the locale. */
  toPath: (path: string) => string;
};

/**
 * Null for machines without a price, as search engines reject products without an offer. Accessories name the machines
 * that they fit, which is read without an offer.
 */
export function toProductData(product: ProductDetail, { brand, origin, toPath }: Place) {
  const { name, summary, slug, orderNumber, path, kind, pictures, price, specification, fits } = product;
  if (!price && kind !== 'ACCESSORY') return null;
  const images = pictures.flatMap((picture) => largestFile(picture, 'AVIF') ?? []);
  const toUrl = (one: string) => new URL(toPath(one), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    sku: orderNumber ?? slug,
    url: toUrl(path),
    brand: { '@type': 'Brand', name: brand },
    ...(images.length > 0 && { image: images.map((path) => new URL(path, origin).href) }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        price: price.price.amount,
        priceCurrency: price.price.currency,
        validFrom: price.validFrom,
        url: toUrl(path),
      },
    }),
    ...(kind === 'ACCESSORY' && {
      isAccessoryOrSparePartFor: (fits ?? []).map((machine) => ({
        '@type': 'Product',
        name: machine.name,
        url: toUrl(machine.path),
      })),
    }),
    additionalProperty: specification.map(({ name: property, text, measurement }) => ({
      '@type': 'PropertyValue',
      name: property,
      ...(measurement ? { value: measurement.value, unitText: measurement.unit } : { value: text }),
    })),
  };
}
