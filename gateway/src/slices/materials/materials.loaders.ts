import type { Locale } from '@heliograph/schema/locales.ts';
import DataLoader from 'dataloader';
import type { LegacyClient } from '../../legacy/client.ts';
import { findMaterial, findMaterials, type Material } from './materials.legacy.ts';
import { noCriteria } from './material-criteria.ts';

/** More materials than there will ever be: the service has no call for a list of ids. */
const ALL = { criteria: noCriteria, sort: 'DEFAULT', page: 1, pageSize: 1_000 } as const;

/** Materials by id: one call for one, one call for many. */
export function createMaterialLoader(legacy: LegacyClient, locale: Locale): DataLoader<string, Material | null> {
  return new DataLoader(async (ids) => {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) return [await findMaterial(legacy, locale, only)];
    const { items } = await findMaterials(legacy, locale, ALL);
    const byId = new Map(items.map((material) => [material.id, material]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
