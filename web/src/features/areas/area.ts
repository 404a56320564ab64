import type { AreasQuery } from './areas.generated.ts';

export type Area = NonNullable<AreasQuery['areas']>[number];
