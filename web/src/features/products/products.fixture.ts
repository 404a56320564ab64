import { filesOf } from '#ui/picture-files.ts';
import type { ProductDetail } from './product-data.ts';

const picture = (name: string, alt: string) => ({
  name: `products/${name}`,
  renditions: filesOf(`products/${name}`, 1600),
  ...{ alt, width: 1600, height: 1200, placeholder: null },
});

const reflex = {
  ...({
    id: '9',
    path: '/hardware/Reflex',
    kind: 'PRINTER',
    accessoryType: null,
    name: 'Reflex',
    servedLocale: 'EN',
  } as const),
  tagline: 'Desktop printer',
  pictures: [picture('Reflex', 'A desktop printer')],
};

export const reflexWash: ProductDetail = {
  ...{ id: '217', slug: 'reflex-wash-217', path: '/hardware/accessories/accessoriesDetail/reflex-wash-217' },
  ...{ kind: 'ACCESSORY', line: 'REFLEX', accessoryType: 'REFLEX_POST_PROCESSING', orderNumber: 'RX-217' },
  ...{ orderNumbers: [], orderRows: [{ name: 'Contents', text: '1 unit' }] },
  ...{ name: 'Reflex Wash', tagline: 'Washing station', summary: 'Washes prints in a basket. Fits on a desk.' },
  ...{ isNew: false, hasSupport: false, buildVolume: null, printing: null },
  price: { price: { amount: '359.00', currency: 'USD' }, taxRule: 'EXCLUDED', validFrom: '2025-09-01' },
  machine: null,
  pictures: [picture('ultraCraft-wash', 'A washing station')],
  highlights: [{ title: 'Quiet', text: 'A magnetic stirrer without a shaft seal.' }],
  specification: [
    { key: 'volume', name: 'Volume', text: null, measurement: { value: 7, unit: 'l' } },
    { key: 'solvent', name: 'Solvent', text: 'Isopropanol', measurement: null },
  ],
  keyFigures: [],
  materials: [],
  accessories: [],
  fits: [reflex],
  relatedAccessories: [],
  availableLocales: ['EN'],
  servedLocale: 'EN',
};
