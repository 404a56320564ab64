import { expect, it } from 'vitest';
import { machineItems, machines } from './machines.ts';
import { type MenuItem, toNavItem } from './menu-item.ts';

const items: [string, MenuItem, object][] = [
  [
    '0',
    { type: 0, path: '/hardware/A2D', productImg: 'products/A2D', text: '144 × 81 × 110' },
    { kind: 'CARD', page: '/hardware/A2D', picture: 'products/A2D', size: [144, 81, 110] },
  ],
  ['1', { type: 1, path: '/articles', isNew: true }, { kind: 'LIST', page: '/articles', isNew: true }],
  [
    '2',
    { type: 2, title: 'help', children: [{ type: 1, path: '/certificate' }] },
    { kind: 'GROUP', title: 'help', children: [{ kind: 'LIST', page: '/certificate' }] },
  ],
  [
    '3',
    { type: 3, title: 'automation', children: [{ type: 0, path: '/hardware/hive', productImg: 'products/hive' }] },
    {
      kind: 'SERIES',
      title: 'automation',
      children: [{ kind: 'CARD', page: '/hardware/hive', picture: 'products/hive' }],
    },
  ],
  [
    'icon',
    { type: 'icon', path: '/catalogue', imgSrc: 'catalogue' },
    { kind: 'ICON', page: '/catalogue', icon: 'catalogue' },
  ],
  [
    'select',
    { type: 'select', children: [{ path: '/material/1-design' }, { path: '/material/1-casting' }] },
    { kind: 'SELECT', pages: ['/material/1-design', '/material/1-casting'] },
  ],
  [
    'des',
    { type: 'des', path: '/material/bm', desc: 'sample' },
    { kind: 'DESCRIPTION', page: '/material/bm', text: 'sample' },
  ],
];

it.each(items)('R213 Q34 converts an item of type %s', (_type, item, navItem) => {
  expect(toNavItem(item)).toEqual(navItem);
});

it('R21 R214 Q34 converts a product image, which has a link target, an image, a text and isNew', () => {
  expect(
    toNavItem({
      to: '/hardware/reflex2-pro',
      imgSrc: 'products/reflex2-pro',
      text: '218.9 × 123.1 × 240',
      isNew: true,
    }),
  ).toEqual({
    kind: 'CARD',
    page: '/hardware/reflex2-pro',
    picture: 'products/reflex2-pro',
    size: [218.9, 123.1, 240],
    isNew: true,
  });
  expect(toNavItem({ to: '/hardware/hive', imgSrc: 'products/hive' })).toEqual({
    kind: 'CARD',
    page: '/hardware/hive',
    picture: 'products/hive',
  });
});

it('R21 Q34 converts both shapes of a card to the same item', () => {
  const picture = 'products/A2D';
  expect(toNavItem({ to: '/hardware/A2D', imgSrc: picture })).toEqual(
    toNavItem({ type: 0, path: '/hardware/A2D', productImg: picture }),
  );
});

it('R21 R214 the machines in the menu are product images', () => {
  const images = machineItems.flatMap(({ children }) => children);
  expect(images.filter((image) => 'to' in image && 'imgSrc' in image)).toHaveLength(images.length);
  expect(machines.flatMap(({ children }) => children)).toEqual(images.map(toNavItem));
});
