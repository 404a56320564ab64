import type { AreasQuery } from './areas.generated.ts';

/** A country, or a province of China. */
export type Area = NonNullable<AreasQuery['areas']>[number];
