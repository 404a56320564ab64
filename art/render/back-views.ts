import { basename } from 'node:path';
import { printers } from '../../legacy/content/products/printers.ts';
import type { Picture } from './catalogue.ts';
import { productPictures } from './products.ts';

/** The printers that are also shown from behind. */
const shown = ['A2D_4K', 'A3D', 'ChairSide_Pro', 'Reflex', 'Reflex-RS', 'reflex2-pro'];

export const backViews: Picture[] = productPictures
  .filter(({ name }) => shown.includes(basename(name)))
  .map(({ name, subject }) => ({
    name: `backs/${basename(name)}`,
    module: 'machines/back-view.ts',
    subject: { machine: subject, ethernet: hasEthernet(basename(name)) },
  }));

/** Whether the data sheet names an Ethernet port. */
function hasEthernet(urlName: string): boolean {
  const printer = printers.find((each) => each.urlName === urlName);
  return printer?.specification.some((row) => 'value' in row && row.value.en.includes('Ethernet')) ?? false;
}
