import type { ResourceModule } from '#gateway/schema.generated.ts';
import type { MaterialReading_MaterialFragment } from './material-reading.generated.ts';

type Resource = NonNullable<MaterialReading_MaterialFragment['resources']>['items'][number];

/** Modules that explain how to use a material. */
const MODULES: readonly ResourceModule[] = ['WHITE_PAPERS', 'ARTICLES', 'BLOGS', 'WEBINARS'];

const MAX = 4;

/** Up to four resources about the materials, those about the fewest materials first; an even number unless only one. */
export function chooseReading(materials: readonly MaterialReading_MaterialFragment[]): Resource[] {
  const found = materials.flatMap(({ resources }) => resources?.items ?? []);
  const distinct = [...new Map(found.map((resource) => [resource.id, resource])).values()];
  const fitting = distinct.filter(({ module }) => MODULES.includes(module));
  const sorted = fitting.toSorted((a, b) => countMaterials(a) - countMaterials(b));
  return sorted.slice(0, sorted.length === 3 ? 2 : MAX);
}

function countMaterials({ materials }: Resource): number {
  return materials?.length ?? Number.POSITIVE_INFINITY;
}
