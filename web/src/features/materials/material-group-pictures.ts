import type { MaterialGroup } from '#gateway/schema.generated.ts';
import { materialListPath } from './material-paths.ts';
import { type ScopeName, scopeNames } from './material-scopes.ts';

export const listPictures: Record<ScopeName, string> = {
  '0-all': 'parts/scan-bodies',
  '1-all': 'products/Reflex',
  '2-all': 'parts/colour-samples',
  '1-modeling': 'parts/figure',
  '1-molding': 'scenes/reflex-rs-workshop',
  '1-casting': 'scenes/burnout-bench',
  '1-tooling': 'parts/fixture',
  '1-design': 'parts/finishing-stages',
  '1-production': 'parts/end-use-parts',
  '2-performance': 'parts/wing-model',
};

/** Of a list of materials, by its path; null for other paths. */
export function findListPicture(path: string): string | null {
  const scope = scopeNames.find((name) => materialListPath(name) === path);
  return scope ? listPictures[scope] : null;
}

export const closingPictures: Record<MaterialGroup, string> = {
  DENTAL: 'scenes/lab-bench',
  REFLEX: 'scenes/reflex-family',
  SPECIAL_APPLICATIONS: 'scenes/orthopedic-bench',
};
