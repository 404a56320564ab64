import { dentalMaterials } from './dental.ts';
import type { MaterialRecord } from './record.ts';
import { reflexMaterials } from './reflex.ts';
import { specialMaterials } from './special.ts';

const records: readonly MaterialRecord[] = [...dentalMaterials, ...reflexMaterials, ...specialMaterials];

/** All materials. The order number of a pack names material and amount: `R-103-5` is 5 kg of material 103. */
export const materials = records.map((record) => ({
  ...record,
  packs: (record.packs ?? []).map((pack) => ({ ...pack, orderNumber: `R-${record.id}-${pack.amount}` })),
}));
