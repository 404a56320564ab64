import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { liveStreamPath, playerPath } from './live-stream-paths.ts';
import { spokenLanguageName } from './spoken-language.ts';
import { StreamTime } from './stream-time.tsx';

/** A live stream to come, or on air. */
export function LiveStreamRow({ stream }: { stream: LiveStreamEntry }) {
  const { slug, title, summary, host, spokenLanguage, startsAt, endsAt, state, picture, servedLocale } = stream;
  const t = useTranslations('LiveStreams');
  const tEvents = useTranslations('Events');
  const locale = useLocale();
  const lang = toLangAttribute(servedLocale, locale);
  const isLive = state === 'LIVE';
  return (
    <RecordRow
      meta={
        <p className="flex flex-wrap gap-x-4 desktop:grid desktop:gap-1">
          {!isLive && (
            <span className="font-medium text-ink">
              <StreamTime startsAt={startsAt} />
            </span>
          )}
          <span className="text-accent">{t(isLive ? 'states.LIVE' : 'eyebrow')}</span>
        </p>
      }
      title={
        <Link href={liveStreamPath(slug)} className="after:absolute after:inset-0">
          {title}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={picture}
    >
      <p className="mt-2 text-small text-ink-soft">
        <span lang={lang}>{host}</span> · {spokenLanguageName(spokenLanguage, locale)}
        {!isLive && ` · ${tEvents('lasts', { minutes: minutesBetween(startsAt, endsAt) })} · ${tEvents('free')}`}
      </p>
      {(isLive || state === 'UPCOMING') && (
        <p className="mt-3">
          <Button as={Link} href={isLive ? playerPath(slug) : liveStreamPath(slug)} size="small" className="relative">
            {t(isLive ? 'liveLink' : 'setReminder')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </p>
      )}
    </RecordRow>
  );
}

function minutesBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 60_000;
}
