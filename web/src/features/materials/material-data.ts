import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { MaterialDetailDocument, type MaterialDetailQuery } from './material-detail.generated.ts';
import { MaterialFactsDocument } from './material-facts.generated.ts';
import { type MaterialFacts, toMaterialFacts } from './material-facts.ts';
import { MaterialFilterOptionsDocument, type MaterialFilterOptionsQuery } from './material-filter-options.generated.ts';
import { MaterialListDocument, type MaterialListQuery } from './material-list.generated.ts';
import { materialIdOf } from './material-paths.ts';
import type { MaterialScope } from './material-scopes.ts';
import { MaterialSlugsDocument, type MaterialSlugsQuery } from './material-slugs.generated.ts';
import type { MaterialReading_MaterialFragment } from './reading/material-reading.generated.ts';
import { SubtypeReadingDocument } from './reading/subtype-reading.generated.ts';

export type MaterialList = NonNullable<MaterialListQuery['materials']>;
export type MaterialFilterOptions = NonNullable<MaterialFilterOptionsQuery['materialFilterOptions']>;
type MaterialSlug = NonNullable<MaterialSlugsQuery['materials']>['items'][number];
export type MaterialDetail = NonNullable<MaterialDetailQuery['material']>;

export async function getMaterialList(locale: Locale, filter: MaterialScope): Promise<MaterialList> {
  'use cache';
  cacheLife('content');
  const { materials } = await queryGateway(MaterialListDocument, { locale: toGatewayLocale(locale), filter });
  if (!materials) throw new Error('The gateway returned no materials');
  if (materials.totalCount > materials.items.length) throw new Error('The material list exceeds one page');
  return materials;
}

export async function getMaterialFilterOptions(locale: Locale, scope: MaterialScope): Promise<MaterialFilterOptions> {
  'use cache';
  cacheLife('content');
  const { materialFilterOptions } = await queryGateway(MaterialFilterOptionsDocument, {
    locale: toGatewayLocale(locale),
    ...scope,
  });
  if (!materialFilterOptions) throw new Error('The gateway returned no filter options');
  return materialFilterOptions;
}

export async function getMaterialFacts(locale: Locale, filter: MaterialScope): Promise<MaterialFacts[]> {
  'use cache';
  cacheLife('content');
  const { materials } = await queryGateway(MaterialFactsDocument, { locale: toGatewayLocale(locale), filter });
  if (!materials) throw new Error('The gateway returned no materials');
  return materials.items.map(toMaterialFacts);
}

/** Resources about the materials of a subtype; empty for a group, which has too many. */
export async function getSubtypeReading(
  locale: Locale,
  filter: MaterialScope,
): Promise<readonly MaterialReading_MaterialFragment[]> {
  'use cache';
  cacheLife('content');
  if (!filter.subtype) return [];
  const { materials } = await queryGateway(SubtypeReadingDocument, { locale: toGatewayLocale(locale), filter });
  return materials?.items ?? [];
}

export async function findMaterial(locale: Locale, slug: string): Promise<MaterialDetail | null> {
  'use cache';
  const id = materialIdOf(slug);
  const material = id && (await queryGateway(MaterialDetailDocument, { locale: toGatewayLocale(locale), id })).material;
  if (!material) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return material;
}

export async function getMaterialSlugs(): Promise<readonly MaterialSlug[]> {
  'use cache';
  cacheLife('content');
  const slugs: MaterialSlug[] = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { materials } = await queryGateway(MaterialSlugsDocument, { page });
    slugs.push(...(materials?.items ?? []));
    isLast = !materials?.pageInfo.hasNextPage;
  }
  return slugs;
}
