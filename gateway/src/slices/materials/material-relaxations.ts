import type { LegacyClient } from '../../legacy/client.ts';
import { relaxCriteria } from './material-criteria.ts';
import { findMaterials, type MaterialCriteria } from './materials.legacy.ts';

/** Single criteria whose removal yields results, most results first. */
export async function countRelaxed(legacy: LegacyClient, criteria: MaterialCriteria) {
  const relaxations = await Promise.all(
    relaxCriteria(criteria).map(async ({ criterion, criteria: relaxed }) => {
      const query = { criteria: relaxed, sort: 'DEFAULT', page: 1, pageSize: 1 } as const;
      return { criterion, totalCount: (await findMaterials(legacy, query)).totalCount };
    }),
  );
  return relaxations.filter((relaxation) => relaxation.totalCount > 0).toSorted((a, b) => b.totalCount - a.totalCount);
}
