import { expect, it } from 'vitest';
import { filesOf } from '#ui/picture-files.ts';
import type { ProductDetail } from './product-data.ts';
import { toProductData } from './product-structured-data.ts';

const product = {
  name: 'Reflex',
  summary: 'A printer.',
  slug: 'Reflex',
  path: '/hardware/Reflex',
  kind: 'PRINTER',
  pictures: [
    {
      name: 'products/Reflex',
      renditions: filesOf('products/Reflex', 1600),
      width: 4,
      height: 3,
      alt: '',
      placeholder: null,
    },
  ],
  price: { price: { amount: '1399.00', currency: 'USD' }, validFrom: '2025-09-01' },
  specification: [
    { name: 'Pixel size', text: null, measurement: { value: 33, unit: 'µm' } },
    { name: 'Light engine', text: 'LCD', measurement: null },
  ],
} as unknown as ProductDetail;

const place = { brand: 'Brand', origin: 'https://site.example', toPath: (path: string) => `/de${path}` };

it('R357 contains the price, the picture and the data sheet, with absolute URLs', () => {
  expect(toProductData(product, place)).toMatchObject({
    '@type': 'Product',
    url: 'https://site.example/de/hardware/Reflex',
    image: ['https://site.example/pictures/products/Reflex.avif'],
    offers: { price: '1399.00', priceCurrency: 'USD', validFrom: '2025-09-01' },
    additionalProperty: [
      { name: 'Pixel size', value: 33, unitText: 'µm' },
      { name: 'Light engine', value: 'LCD' },
    ],
  });
});

it('R357 is null without a price', () => {
  expect(toProductData({ ...product, price: null }, place)).toBeNull();
});

it('R135 names the machines that an accessory fits, without an offer', () => {
  const accessory = {
    ...product,
    kind: 'ACCESSORY',
    price: null,
    path: '/hardware/accessories/accessoriesDetail/reflex-wash-217',
    fits: [{ name: 'Reflex', path: '/hardware/Reflex' }],
  } as unknown as ProductDetail;
  const data = toProductData(accessory, place);
  expect(data).toMatchObject({
    '@type': 'Product',
    url: 'https://site.example/de/hardware/accessories/accessoriesDetail/reflex-wash-217',
    isAccessoryOrSparePartFor: [{ '@type': 'Product', name: 'Reflex', url: 'https://site.example/de/hardware/Reflex' }],
  });
  expect(Object.keys(data ?? {})).not.toContain('offers');
  expect(Object.keys(toProductData(product, place) ?? {})).not.toContain('isAccessoryOrSparePartFor');
});

it('omits unknown values: picture, availability', () => {
  const data = toProductData({ ...product, pictures: [] }, place);
  expect(Object.keys(data ?? {})).not.toContain('image');
  expect(Object.keys(data?.offers ?? {})).not.toContain('availability');
});
