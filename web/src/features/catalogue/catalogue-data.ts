import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import type { MaterialScope } from '#features/materials/material-scopes.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { CatalogueHardnessDocument } from './catalogue-hardness.generated.ts';
import type { MaterialUse } from './catalogue-materials.tsx';

const HARDNESS_KEYS: readonly (string | null)[] = ['hardnessShoreA', 'hardnessShoreD'];

/** Shore hardness of the materials that it was measured of, by id. */
export async function getHardness(
  locale: Locale,
  filter: MaterialScope,
): Promise<ReadonlyMap<string, MaterialUse['hardness']>> {
  'use cache';
  cacheLife('content');
  const { materials } = await queryGateway(CatalogueHardnessDocument, { locale: toGatewayLocale(locale), filter });
  return new Map(
    (materials?.items ?? []).map(({ id, specification }) => [
      id,
      specification.find(({ key }) => HARDNESS_KEYS.includes(key))?.measurement ?? null,
    ]),
  );
}
