import { basename } from 'node:path';
import { backViews } from './back-views.ts';
import type { Picture } from './catalogue.ts';
import { productPictures } from './products.ts';

/** Parts that are shown on a dark ground. */
const parts = [
  'arch-aligner',
  'partial-denture-pattern',
  'crown-bridge',
  'dental-model',
  'denture',
  'denture-base',
  'figure',
  'fixture',
  'ring-patterns',
  'splint',
  'wrist-orthosis',
];

/** Machines and parts without a background. */
export const cutOuts: Picture[] = [
  ...productPictures.map((picture) => ({ ...picture, name: `machines/${basename(picture.name)}` })),
  ...backViews,
  ...parts.map((part) => ({ name: `parts/${part}`, module: `parts/${part}.ts` })),
].map((picture) => ({ ...picture, name: `cut-outs/${picture.name}`, isCutOut: true }));
