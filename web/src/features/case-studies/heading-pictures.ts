import type { PictureName } from '#sections/page-content.ts';
import type { CaseStudyScope } from './case-study-scopes.ts';

/** The first picture of lists of case studies, and the one beside a case study. */
export const headingPictures = {
  '4': 'scenes/case-pans',
  '1': 'scenes/in-use-a2d-4k',
  '3': 'scenes/hearables-line',
  '5': 'scenes/in-use-reflex-rs',
  '2': 'scenes/maker-bench',
} as const satisfies Record<CaseStudyScope, PictureName>;
