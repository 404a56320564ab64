import type { CostField } from './cost-fields.ts';

/** Fields in the order of the form. The first group holds what differs most between visitors. */
export const costGroups = [
  { id: 'prices', fields: ['parts', 'outsourced', 'resinPrice', 'printerPrice', 'stationPrice'] },
  { id: 'job', fields: ['partsPerJob', 'height', 'layer', 'layerTime', 'hours', 'scrap'] },
  { id: 'work', fields: ['wage', 'jobMinutes', 'partMinutes', 'consumables', 'days', 'years'] },
  { id: 'resin', fields: ['resin', 'supports', 'density'] },
] as const satisfies { id: string; fields: readonly CostField[] }[];
