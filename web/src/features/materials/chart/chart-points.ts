import type { MaterialProperty } from '#gateway/schema.generated.ts';
import type { MaterialFacts } from '../material-facts.ts';

export type Axis = { property: MaterialProperty; name: string; unit: string };

/** A material with both values of a chart. */
export type Point = { id: string; slug: string; name: string; x: number; y: number };

/** The materials of which both values were measured. */
export function toPoints(materials: readonly MaterialFacts[], x: MaterialProperty, y: MaterialProperty): Point[] {
  return materials.flatMap(({ id, slug, name, values }) => {
    const [across, up] = [values[x], values[y]];
    return across === undefined || up === undefined ? [] : [{ id, slug, name, x: across, y: up }];
  });
}
