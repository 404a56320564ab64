import type { CostField } from './cost-fields.ts';

/** Fields in the order of the form. The first group holds what differs most between visitors. */
export const costGroups = [
  { id: 'prices', fields: ['parts', 'resinPrice', 'printerPrice', 'stationPrice', 'wage', 'outsourced'] },
  { id: 'job', fields: ['partsPerJob', 'height', 'layer', 'layerTime', 'hours', 'days'] },
  { id: 'resin', fields: ['resin', 'supports', 'density', 'scrap'] },
  { id: 'work', fields: ['jobMinutes', 'partMinutes', 'consumables', 'years'] },
] as const satisfies { id: string; fields: readonly CostField[] }[];
