import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { LiveStreamDetailDocument, type LiveStreamDetailQuery } from './live-stream-detail.generated.ts';
import { LiveStreamListDocument, type LiveStreamListQuery } from './live-stream-list.generated.ts';
import { liveStreamIdOf } from './live-stream-paths.ts';
import { LiveStreamSlugsDocument, type LiveStreamSlugsQuery } from './live-stream-slugs.generated.ts';

export type LiveStream = NonNullable<LiveStreamDetailQuery['liveStream']>;
type LiveStreamSlug = NonNullable<LiveStreamSlugsQuery['liveStreams']>[number];
export type LiveStreamEntry = NonNullable<LiveStreamListQuery['liveStreams']>[number];

export async function findLiveStream(locale: Locale, slug: string): Promise<LiveStream | null> {
  'use cache';
  const id = liveStreamIdOf(slug);
  const stream =
    id && (await queryGateway(LiveStreamDetailDocument, { locale: toGatewayLocale(locale), id })).liveStream;
  if (!stream) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return stream;
}

/** Live streams first, then upcoming ones by start time, then recordings. */
export async function getLiveStreams(locale: Locale): Promise<readonly LiveStreamEntry[]> {
  'use cache';
  cacheLife('content');
  const { liveStreams } = await queryGateway(LiveStreamListDocument, { locale: toGatewayLocale(locale) });
  if (!liveStreams) throw new Error('The gateway returned no live streams');
  return liveStreams.filter(({ state }) => state !== 'ENDED');
}

export async function getLiveStreamSlugs(): Promise<readonly LiveStreamSlug[]> {
  'use cache';
  cacheLife('content');
  const { liveStreams } = await queryGateway(LiveStreamSlugsDocument, {});
  return liveStreams ?? [];
}
