import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import type { MaterialFilter } from '#gateway/schema.generated.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { CastingMaterialsDocument, type CastingMaterialsQuery } from './casting-materials.generated.ts';

type Item = NonNullable<CastingMaterialsQuery['materials']>['items'][number];
export type CastingMaterial = Item & { casting: NonNullable<Item['casting']> };

/** The materials with a burnout schedule. */
export async function getCastingMaterials(locale: Locale, filter: MaterialFilter): Promise<CastingMaterial[]> {
  'use cache';
  cacheLife('content');
  const { materials } = await queryGateway(CastingMaterialsDocument, { locale: toGatewayLocale(locale), filter });
  return (materials?.items ?? []).flatMap(({ casting, ...item }) => (casting ? [{ ...item, casting }] : []));
}
