import type { MaterialGroup } from '#gateway/schema.generated.ts';

/** The picture that stands for each group. */
export const groupPictures: Record<MaterialGroup, string> = {
  DENTAL: 'parts/denture',
  REFLEX: 'products/Reflex',
  SPECIAL_APPLICATIONS: 'parts/colour-samples',
};
