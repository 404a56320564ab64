import type { Locale } from '@heliograph/schema/locales.ts';
import DataLoader from 'dataloader';
import type { LegacyClient } from '../../legacy/client.ts';
import { findAllMaterials, findMaterial } from './materials.legacy.ts';
import type { Material } from './to-material.ts';

/** Materials by id: one call for one, one call for many. */
export function createMaterialLoader(legacy: LegacyClient, locale: Locale): DataLoader<string, Material | null> {
  return new DataLoader(async (ids) => {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) return [await findMaterial(legacy, locale, only)];
    const materials = await findAllMaterials(legacy, locale, {});
    const byId = new Map(materials.map((material) => [material.id, material]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
