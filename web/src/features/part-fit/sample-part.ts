import { readPart } from './fit/part-param.ts';

/** The measures of `full-arch-model.stl` in millimeters, as the address of its result has them. */
const MEASURES =
  '23340_7944.08_11996_0_24_63.6392_50.9822_63.6386_51.0011_24_51.0011_63.6386_24_64.0938_64.0557_24_64.0557_64.0938_24_58.9236_59.0131_50.9819_59.0161_58.9268_50.9825_49.6218_63.6383_49.6082_49.6158_63.6387_49.5999_62.427_65.4632_49.6118_63.2708_66.6551_49.6114_63.2403_66.6346_49.5883_62.4088_65.4864_49.6046';

export const samplePart = readPart(MEASURES);

/** It lies flat on the platform. */
export const samplePlacing = { lift: 0, supports: 0 } as const;
