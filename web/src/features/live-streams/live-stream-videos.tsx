import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { DateLine } from '#ui/date-line.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { liveStreamPath } from './live-stream-paths.ts';

type Props = {
  id: string;
  /** Recordings, and films on a loop. */
  streams: readonly LiveStreamEntry[];
};

export function LiveStreamVideos({ id, streams }: Props) {
  const t = useTranslations('LiveStreams');
  const format = useFormatter();
  const locale = useLocale();
  const isLoop = ({ broadcastUrl }: LiveStreamEntry) => broadcastUrl !== null;
  const recordedFirst = [...streams.filter((stream) => !isLoop(stream)), ...streams.filter(isLoop)];
  return (
    <section aria-labelledby={id} className="mt-8 desktop:mt-12">
      <h2 id={id} className="mb-4 text-heading">
        {t('list.recordings')}
      </h2>
      <ul className="border-b border-line">
        {recordedFirst.map(({ id: key, slug, title, servedLocale, startsAt, broadcastUrl, recording }) => (
          <li key={key}>
            <DateLine
              when={
                broadcastUrl
                  ? t('list.anyTime')
                  : format.dateTime(new Date(startsAt), { dateStyle: 'long', timeZone: 'UTC' })
              }
              title={
                <Link href={liveStreamPath(slug)} className="after:absolute after:inset-0">
                  {title}
                </Link>
              }
              info={
                recording
                  ? `${t('list.summary')} · ${t('lengthText', { minutes: recording.minutes })}`
                  : t('loop.eyebrow')
              }
              lang={toLangAttribute(servedLocale, locale)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
