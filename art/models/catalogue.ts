import { basename } from 'node:path';
import type { Picture } from '../render/catalogue.ts';
import { productPictures } from '../render/products.ts';
import type { RecordSize } from './export-model.ts';

/** A model of a machine for the viewer of the site; its subject is that of the picture. */
export type Model = Picture & { urlName: string; size: RecordSize };

export const models: Model[] = productPictures.map((picture) => {
  const urlName = basename(picture.name);
  return { ...picture, name: `models/${urlName}`, urlName, size: picture.subject.size };
});
