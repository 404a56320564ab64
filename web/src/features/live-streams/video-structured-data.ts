import type { Locale } from '@heliograph/schema/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { largestFile } from '#ui/picture-files.ts';
import type { LiveStream } from './live-stream-data.ts';
import { playerPath } from './live-stream-paths.ts';

export function toVideoData(locale: Locale, stream: LiveStream, origin: string) {
  const toUrl = (path: string) => new URL(path, origin).href;
  const { title, summary, slug, startsAt, endsAt, picture, recording, spokenLanguage } = stream;
  const thumbnail = picture && largestFile(picture, 'WEBP');
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: summary,
    url: toUrl(localePath(locale, playerPath(slug))),
    inLanguage: spokenLanguage,
    uploadDate: startsAt,
    ...(thumbnail && { thumbnailUrl: toUrl(thumbnail) }),
    // No duration: only the length of the full video is known, and this may be its opening.
    ...(recording && { contentUrl: toUrl(recording.previewUrl) }),
    publication: {
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      startDate: startsAt,
      endDate: endsAt,
    },
  };
}
