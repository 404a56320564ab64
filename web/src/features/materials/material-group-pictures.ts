import type { MaterialGroup } from '#gateway/schema.generated.ts';

export const groupPictures: Record<MaterialGroup, string> = {
  DENTAL: 'parts/denture',
  REFLEX: 'products/Reflex',
  SPECIAL_APPLICATIONS: 'parts/colour-samples',
};

export const closingPictures: Record<MaterialGroup, string> = {
  DENTAL: 'scenes/lab-bench',
  REFLEX: 'scenes/maker-bench',
  SPECIAL_APPLICATIONS: 'scenes/orthopedic-bench',
};
