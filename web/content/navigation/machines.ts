import { type SeriesItem, toSeries } from './menu-item.ts';
import type { Series } from './nav-item.ts';

/** Build volumes as in the data sheets. */
export const machineItems: readonly SeriesItem[] = [
  {
    type: 3,
    title: 'dentalPrinters',
    children: [
      { to: '/hardware/A2D_4K', imgSrc: 'products/A2D_4K', text: '206 × 116 × 110' },
      { to: '/hardware/A2D', imgSrc: 'products/A2D', text: '144 × 81 × 110' },
      { to: '/hardware/A2D_HD', imgSrc: 'products/A2D_HD', text: '160 × 100 × 120' },
      { to: '/hardware/A2D_Ortho', imgSrc: 'products/A2D_Ortho', text: '206 × 116 × 130' },
      { to: '/hardware/A3D', imgSrc: 'products/A3D', text: '159 × 144 × 110' },
      { to: '/hardware/C_Series', imgSrc: 'products/C_Series', text: '268.8 × 151.2 × 180' },
    ],
  },
  {
    type: 3,
    title: 'clinicPrinters',
    children: [
      { to: '/hardware/chairside-3d-printer', imgSrc: 'products/chairside-3d-printer', text: '124.8 × 70.2 × 70' },
      { to: '/hardware/ChairSide_Pro', imgSrc: 'products/ChairSide_Pro', text: '134.4 × 75.6 × 100' },
    ],
  },
  {
    type: 3,
    title: 'desktopPrinters',
    children: [
      { to: '/hardware/reflex2', imgSrc: 'products/reflex2', text: '228 × 128 × 250', isNew: true },
      { to: '/hardware/reflex2-pro', imgSrc: 'products/reflex2-pro', text: '218.9 × 123.1 × 240', isNew: true },
      { to: '/hardware/Reflex-RS', imgSrc: 'products/Reflex-RS', text: '222 × 122 × 228' },
      { to: '/hardware/reflex-rs-turbo', imgSrc: 'products/reflex-rs-turbo', text: '222 × 122 × 228' },
      { to: '/hardware/Reflex', imgSrc: 'products/Reflex', text: '192 × 121 × 220' },
      { to: '/hardware/reflex-turbo', imgSrc: 'products/reflex-turbo', text: '192 × 121 × 210' },
    ],
  },
  {
    type: 3,
    title: 'finishing',
    children: [
      { to: '/hardware/ultraCraft-wash', imgSrc: 'products/ultraCraft-wash' },
      { to: '/hardware/ultraCraft-cure', imgSrc: 'products/ultraCraft-cure' },
      { to: '/hardware/Wash_Station', imgSrc: 'products/Wash_Station' },
    ],
  },
  {
    type: 3,
    title: 'automation',
    children: [
      { to: '/hardware/hive', imgSrc: 'products/hive' },
      { to: '/hardware/resin-station', imgSrc: 'products/resin-station' },
      { to: '/hardware/pulsing-release-module-for-dental', imgSrc: 'products/pulsing-release-module-for-dental' },
    ],
  },
];

export const machines: readonly Series[] = machineItems.map(toSeries);
