import type { MaterialGroup, MaterialSubtype } from '#gateway/schema.generated.ts';

export const groupPictures: Record<MaterialGroup, string> = {
  DENTAL: 'parts/denture',
  REFLEX: 'products/Reflex',
  SPECIAL_APPLICATIONS: 'parts/colour-samples',
};

/** Instead of the picture of the group. */
export const subtypePictures: Partial<Record<MaterialSubtype, string>> = {
  CASTING: 'parts/ring-patterns',
};

export const closingPictures: Record<MaterialGroup, string> = {
  DENTAL: 'scenes/lab-bench',
  REFLEX: 'scenes/maker-bench',
  SPECIAL_APPLICATIONS: 'scenes/orthopedic-bench',
};
