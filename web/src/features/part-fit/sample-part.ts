import { readPart } from './fit/part-param.ts';

/** The measures of `full-arch-model.stl` in millimeters, as the address of its result has them. */
const MEASURES =
  '19575.3_7241.81_11996_0_21_63.6392_50.9822_63.6386_51.0011_21_51.0011_63.6386_21_64.0938_64.0557_21_64.0557_64.0938_21_56.8022_56.8918_50.9819_56.8947_56.8055_50.9824_47.5005_63.6384_47.4869_47.4945_63.6385_47.4785_60.6949_64.2376_47.491_61.5388_65.4281_47.4914_61.5082_65.4121_47.4657_60.6767_64.2624_47.4828';

export const samplePart = readPart(MEASURES);
