import type { Locale } from '@heliograph/schema/locales.ts';
import type { ComponentType } from 'react';
import { getEnv } from '#config/env.ts';
import { findLiveStream, getLiveStreamSlugs, type LiveStream } from '#features/live-streams/live-stream-data.ts';
import { liveStreamIdOf } from '#features/live-streams/live-stream-paths.ts';
import { toVideoData } from '#features/live-streams/video-structured-data.ts';
import { createRecordPage } from '#routes/record-page.tsx';
import { StructuredData } from '#ui/structured-data.tsx';

export function createLiveStreamPage(
  toPath: (slug: string) => string,
  Page: ComponentType<{ locale: Locale; stream: LiveStream }>,
) {
  return createRecordPage({
    param: 'id',
    slugs: async () => (await getLiveStreamSlugs()).map(({ slug }) => slug),
    idOf: liveStreamIdOf,
    find: findLiveStream,
    toPath,
    pathOf: ({ slug }) => toPath(slug),
    getMetadata: ({ title, summary, picture }) => ({ title, description: summary, picture }),
    render: (stream, locale) => (
      <>
        <StructuredData data={toVideoData(locale, stream, getEnv().SITE_URL)} />
        <Page locale={locale} stream={stream} />
      </>
    ),
  });
}
