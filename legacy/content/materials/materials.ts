import { dentalMaterials } from './dental.ts';
import { reflexMaterials } from './reflex.ts';
import { specialMaterials } from './special.ts';

export const materials = [...dentalMaterials, ...reflexMaterials, ...specialMaterials];
