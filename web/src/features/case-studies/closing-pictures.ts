import type { CaseStudyField } from '#gateway/schema.generated.ts';
import type { PictureName } from '#sections/page-content.ts';

/** The last picture of pages about a field. */
export const closingPictures = {
  DENTISTRY: { name: 'scenes/case-desk' },
  HEARABLES: { name: 'parts/earbud-section' },
  ORTHOPAEDIC_REHABILITATION: { name: 'parts/forearm-socket' },
  INNOVATION: { name: 'scenes/reflex-rs-workshop' },
} as const satisfies Record<CaseStudyField, { name: PictureName }>;
