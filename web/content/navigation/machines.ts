import type { Series } from './nav-item.ts';

/** Build volumes in mm (width, depth, height), as in the data sheets. */
export const machines: readonly Series[] = [
  {
    kind: 'SERIES',
    title: 'dentalPrinters',
    children: [
      { kind: 'CARD', page: '/hardware/A2D_4K', picture: 'products/A2D_4K', size: [206, 116, 110] },
      { kind: 'CARD', page: '/hardware/A2D', picture: 'products/A2D', size: [144, 81, 110] },
      { kind: 'CARD', page: '/hardware/A2D_HD', picture: 'products/A2D_HD', size: [160, 100, 120] },
      { kind: 'CARD', page: '/hardware/A2D_Ortho', picture: 'products/A2D_Ortho', size: [206, 116, 130] },
      { kind: 'CARD', page: '/hardware/A3D', picture: 'products/A3D', size: [159, 144, 110] },
      { kind: 'CARD', page: '/hardware/C_Series', picture: 'products/C_Series', size: [268.8, 151.2, 180] },
    ],
  },
  {
    kind: 'SERIES',
    title: 'clinicPrinters',
    children: [
      {
        kind: 'CARD',
        page: '/hardware/chairside-3d-printer',
        picture: 'products/chairside-3d-printer',
        size: [124.8, 70.2, 70],
      },
      { kind: 'CARD', page: '/hardware/ChairSide_Pro', picture: 'products/ChairSide_Pro', size: [134.4, 75.6, 100] },
    ],
  },
  {
    kind: 'SERIES',
    title: 'desktopPrinters',
    children: [
      { kind: 'CARD', page: '/hardware/reflex2', picture: 'products/reflex2', size: [228, 128, 250], isNew: true },
      {
        kind: 'CARD',
        page: '/hardware/reflex2-pro',
        picture: 'products/reflex2-pro',
        size: [218.9, 123.1, 240],
        isNew: true,
      },
      { kind: 'CARD', page: '/hardware/Reflex-RS', picture: 'products/Reflex-RS', size: [222, 122, 228] },
      { kind: 'CARD', page: '/hardware/reflex-rs-turbo', picture: 'products/reflex-rs-turbo', size: [222, 122, 228] },
      { kind: 'CARD', page: '/hardware/Reflex', picture: 'products/Reflex', size: [192, 121, 220] },
      { kind: 'CARD', page: '/hardware/reflex-turbo', picture: 'products/reflex-turbo', size: [192, 121, 210] },
    ],
  },
  {
    kind: 'SERIES',
    title: 'finishing',
    children: [
      { kind: 'CARD', page: '/hardware/ultraCraft-wash', picture: 'products/ultraCraft-wash' },
      { kind: 'CARD', page: '/hardware/ultraCraft-cure', picture: 'products/ultraCraft-cure' },
      { kind: 'CARD', page: '/hardware/Wash_Station', picture: 'products/Wash_Station' },
    ],
  },
  {
    kind: 'SERIES',
    title: 'automation',
    children: [
      { kind: 'CARD', page: '/hardware/hive', picture: 'products/hive' },
      { kind: 'CARD', page: '/hardware/resin-station', picture: 'products/resin-station' },
      {
        kind: 'CARD',
        page: '/hardware/pulsing-release-module-for-dental',
        picture: 'products/pulsing-release-module-for-dental',
      },
    ],
  },
];
