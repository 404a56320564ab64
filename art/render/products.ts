import { printers } from '../../legacy/content/products/printers.ts';
import type { ProductRecord } from '../../legacy/content/products/record.ts';
import { stations } from '../../legacy/content/products/stations.ts';
import type { Picture } from './catalogue.ts';

/** File in machines/ by product. */
const builders: Record<string, string> = {
  A2D: 'a2d',
  A2D_4K: 'a2d',
  A2D_HD: 'a2d',
  A2D_Ortho: 'a2d-ortho',
  A3D: 'a3d',
  'chairside-3d-printer': 'chairside',
  ChairSide_Pro: 'chairside',
  C_Series: 'c-series',
  Reflex: 'reflex',
  'Reflex-RS': 'reflex',
  'reflex-turbo': 'reflex',
  'reflex-rs-turbo': 'reflex',
  reflex2: 'reflex',
  'reflex2-pro': 'reflex',
  'ultraCraft-wash': 'wash',
  'ultraCraft-cure': 'cure',
  Wash_Station: 'wash-station',
  hive: 'hive',
  'pulsing-release-module-for-dental': 'pulsing-module',
  'resin-station': 'resin-station',
};

export const productPictures = [...printers, ...stations].map((product) => ({
  name: `products/${product.urlName}`,
  module: `machines/${builders[product.urlName]}.ts`,
  subject: {
    model: product.name.en.replace('UltraCraft ', ''),
    size: sizeOf(product),
    platform: product.buildVolume && { width: product.buildVolume.width, depth: product.buildVolume.depth },
  },
})) satisfies Picture[];

/** Width, depth and height in millimetres. */
function sizeOf({ machine }: ProductRecord): number[] | undefined {
  const { size } = machine ?? {};
  return size && [size.width, size.depth, size.height];
}
