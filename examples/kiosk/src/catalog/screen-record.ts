import type { PictureFilesFragment } from '../generated/operations.ts';
import type { CaseStudy, Material, Product, Sample } from './catalog.ts';

/** A record with a screen of its own. */
export type ScreenRecord = Product | Material | Sample | CaseStudy;

export function titleOf(record: ScreenRecord): string {
  return record.__typename === 'CaseStudy' ? record.title : record.name;
}

export function pictureOf(record: ScreenRecord): PictureFilesFragment | null | undefined {
  return record.__typename === 'Product' ? record.pictures[0] : record.picture;
}
