import type { MaterialFacts, MeasuredProperty } from '../material-facts.ts';

export type Axis = { property: MeasuredProperty; name: string; unit: string; standard: string | null };

/** Values of one property compare only if they were measured to one standard. */
export function axisTitle({ name, standard }: Axis): string {
  return standard ? `${name} ${standard}` : name;
}

export type Point = { id: string; slug: string; name: string; x: number; y: number };

export function toPoints(materials: readonly MaterialFacts[], x: MeasuredProperty, y: MeasuredProperty): Point[] {
  return materials.flatMap(({ id, slug, name, values }) => {
    const [across, up] = [values[x], values[y]];
    return across === undefined || up === undefined ? [] : [{ id, slug, name, x: across, y: up }];
  });
}
