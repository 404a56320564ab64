import { castableMaterials } from './dental/castable.ts';
import { crownAndBridgeMaterials } from './dental/crown-bridge.ts';
import { dentureMaterials } from './dental/denture.ts';
import { modelMaterials } from './dental/models.ts';
import { splintAndGuideMaterials } from './dental/splints-and-guides.ts';
import { trayAndGingivaMaterials } from './dental/trays-and-gingiva.ts';

export const dentalMaterials = [
  ...crownAndBridgeMaterials,
  ...modelMaterials,
  ...castableMaterials,
  ...dentureMaterials,
  ...splintAndGuideMaterials,
  ...trayAndGingivaMaterials,
];
