import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { readingMinutes } from '#features/articles/reading-time.ts';
import { subtitleLocales } from '#features/live-streams/subtitles.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import type { MaterialGroup } from '#gateway/schema.generated.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { ResourceDetailDocument, type ResourceDetailQuery } from './resource-detail.generated.ts';
import { ResourceListDocument } from './resource-list.generated.ts';
import { type ResourceScope, resourceIdOf } from './resource-paths.ts';
import type { ResourceRow_ResourceFragment } from './resource-row.generated.ts';

export type ListedResource = ResourceRow_ResourceFragment & {
  /** To read its text. */
  minutes: number;
  /** Of a live stream, with the tag of the language on screen, and whether it has subtitles in that of the page; null if there is none. */
  video: { minutes: number; startsAt: string; language: string; isSubtitled: boolean } | null;
  /** That it is about. */
  printers: readonly Printer[];
  /** Categories of the materials that it is about. */
  works: readonly Work[];
};

export type Printer = { id: string; name: string };
/** A category of materials. */
export type Work = { id: string; name: string; isDental: boolean };

export type ResourceDetail = NonNullable<ResourceDetailQuery['resource']>;

export async function getResources(locale: Locale, scope: ResourceScope): Promise<readonly ListedResource[]> {
  'use cache';
  cacheLife('content');
  const found: ListedResource[] = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { resources } = await queryGateway(ResourceListDocument, {
      locale: toGatewayLocale(locale),
      line: scope === 'reflex' ? 'REFLEX' : null,
      page,
    });
    if (!resources) throw new Error('The gateway returned no resources');
    found.push(
      ...resources.items.map(({ body, liveStream, products, materials, ...resource }) => ({
        ...resource,
        minutes: readingMinutes(body),
        video: liveStream?.recording
          ? {
              minutes: liveStream.recording.minutes,
              startsAt: liveStream.startsAt,
              language: liveStream.spokenLanguage,
              isSubtitled: subtitleLocales(liveStream, locale)[0] === locale,
            }
          : null,
        printers: (products ?? []).filter(({ kind }) => kind === 'PRINTER').map(({ id, name }) => ({ id, name })),
        works: uniqueWorks(materials ?? []),
      })),
    );
    isLast = !resources.pageInfo.hasNextPage;
  }
  return found;
}

type Material = { group: MaterialGroup; category: { id: string; label: string } };

function uniqueWorks(materials: readonly Material[]): readonly Work[] {
  const works = new Map(
    materials.map(({ group, category: { id, label } }) => [id, { id, name: label, isDental: group === 'DENTAL' }]),
  );
  return [...works.values()];
}

export async function findResource(locale: Locale, slug: string): Promise<ResourceDetail | null> {
  'use cache';
  const id = resourceIdOf(slug);
  const variables = { locale: toGatewayLocale(locale), id: id ?? '' };
  const resource = id ? (await queryGateway(ResourceDetailDocument, variables)).resource : null;
  if (!resource) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return resource;
}
