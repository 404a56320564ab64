import { expect, it } from 'vitest';
import { products } from '../../../../legacy/content/products/products.ts';
import { hasOwnPage, productPath } from './product-path.ts';

it.each([
  [{ id: '9', path: '/hardware/Reflex' }, '/hardware/Reflex'],
  [
    { id: '217', path: '/hardware/accessories/accessoriesDetail/reflex-wash-217' },
    '/hardware/accessories/accessoriesDetail/reflex-wash-217',
  ],
  [{ id: '41', path: '/hardware/Reflex-3' }, '/hardware/detail/41'],
])('R138 Q24 the page of product %o is %s', (product, path) => {
  expect(productPath(product)).toBe(path);
});

it.each(['detail', 'accessories', 'green-print'])(
  'R138 Q24 a product does not take over the page /hardware/%s',
  (slug) => {
    expect(productPath({ id: '41', path: `/hardware/${slug}` })).toBe('/hardware/detail/41');
  },
);

it('every product of the seed has a page of its own', () => {
  const machines = products.filter(({ kind }) => kind !== 'accessory');
  expect(machines.filter(({ urlName }) => !hasOwnPage(`/hardware/${urlName}`))).toEqual([]);
});
