import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import type { MaterialScope } from '#features/materials/material-scopes.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { CatalogueHardnessDocument, type CatalogueHardnessQuery } from './catalogue-hardness.generated.ts';

type Material = NonNullable<CatalogueHardnessQuery['materials']>['items'][number];
/** Shore A or D; null if not measured. */
export type Hardness = Material['specification'][number]['measurement'];

const HARDNESS_KEYS: readonly (string | null)[] = ['hardnessShoreA', 'hardnessShoreD'];

/** By the id of the material. */
export async function getHardness(locale: Locale, filter: MaterialScope): Promise<ReadonlyMap<string, Hardness>> {
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
