import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { liveStreamPath } from './live-stream-paths.ts';

type Props = {
  id: string;
  /** Recordings, and films on a loop. */
  streams: readonly LiveStreamEntry[];
};

export function LiveStreamVideos({ id, streams }: Props) {
  const t = useTranslations('LiveStreams');
  const locale = useLocale();
  return (
    <section aria-labelledby={id} className="mt-8 desktop:mt-12">
      <h2 id={id} className="mb-4 text-heading">
        {t('list.recordings')}
      </h2>
      <ul className="border-b border-line">
        {streams.map(({ id: key, slug, title, servedLocale, broadcastUrl }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-10 border-t border-line py-2">
            <TextLink
              as={Link}
              href={liveStreamPath(slug)}
              lang={toLangAttribute(servedLocale, locale)}
              className="inline-block py-1"
            >
              {title}
            </TextLink>
            {broadcastUrl && <span className="text-small text-ink-soft">{t('loop.eyebrow')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
