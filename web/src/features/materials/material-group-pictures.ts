import type { MaterialGroup } from '#gateway/schema.generated.ts';

export const groupPictures: Record<MaterialGroup, string> = {
  DENTAL: 'parts/denture',
  REFLEX: 'products/Reflex',
  SPECIAL_APPLICATIONS: 'parts/colour-samples',
};
