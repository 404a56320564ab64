import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { findNext } from '#features/articles/find-next.ts';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { ReadNext } from '#ui/read-next.tsx';
import { RecordTile } from '#ui/record-tile.tsx';
import { getLiveStreams, type LiveStream, type LiveStreamEntry } from './live-stream-data.ts';
import { liveStreamPath } from './live-stream-paths.ts';
import { spokenLanguageName } from './spoken-language.ts';
import { StreamTime } from './stream-time.tsx';

/** Recordings after recordings, dates after dates. */
export async function NextStreams({ after }: { after: LiveStream }) {
  const t = await getTranslations('LiveStreams');
  const isRecorded = after.state === 'RECORDED';
  const streams = findNext(
    await getLiveStreams(await getCurrentLocale()),
    after.id,
    ({ state }) => (state === 'RECORDED') === isRecorded,
  );
  return (
    <ReadNext
      title={t(isRecorded ? 'moreRecordings' : 'readNext')}
      items={streams.map((stream) => ({ id: stream.id, node: <Tile stream={stream} /> }))}
    />
  );
}

function Tile({ stream }: { stream: LiveStreamEntry }) {
  const { slug, title, summary, startsAt, state, picture, servedLocale, spokenLanguage, broadcastUrl } = stream;
  const format = useFormatter();
  const t = useTranslations('LiveStreams');
  const locale = useLocale();
  const labels = {
    LIVE: t(broadcastUrl ? 'loop.title' : 'states.LIVE'),
    RECORDED: t('recording'),
    UPCOMING: t('setReminder'),
    ENDED: null,
  };
  return (
    <RecordTile
      meta={
        <p className="flex flex-wrap gap-x-4">
          {state === 'RECORDED' ? (
            format.dateTime(new Date(startsAt), { dateStyle: 'long', timeZone: 'UTC' })
          ) : (
            <StreamTime startsAt={startsAt} />
          )}
          {state !== 'RECORDED' && <span>{spokenLanguageName(spokenLanguage, locale)}</span>}
          <span className="text-accent">{labels[state]}</span>
          <LanguageLabel served={servedLocale} />
        </p>
      }
      title={
        <Link href={liveStreamPath(slug)} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      summary={summary}
      lang={toLangAttribute(servedLocale, locale)}
      picture={picture}
    />
  );
}
