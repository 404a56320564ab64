import { basename } from 'node:path';
import type { Picture } from './catalogue.ts';
import { productPictures } from './products.ts';

/** Parts that are shown on a dark ground. */
const parts = ['dental-model'];

/** Machines and parts without a background. */
export const cutOuts: Picture[] = [
  ...productPictures.map((picture) => ({ ...picture, name: `machines/${basename(picture.name)}` })),
  ...parts.map((part) => ({ name: `parts/${part}`, module: `parts/${part}.ts` })),
].map((picture) => ({ ...picture, name: `cut-outs/${picture.name}`, isCutOut: true }));
