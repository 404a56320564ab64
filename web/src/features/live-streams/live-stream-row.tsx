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

const LIVE = { label: 'states.LIVE', link: 'liveLink' } as const;
const LOOP = { label: 'loop.title', link: 'loop.link' } as const;

export function LiveStreamRow({ stream }: { stream: LiveStreamEntry }) {
  const { slug, title, summary, host, spokenLanguage, startsAt, state, picture, servedLocale, broadcastUrl } = stream;
  const t = useTranslations('LiveStreams');
  const locale = useLocale();
  const lang = toLangAttribute(servedLocale, locale);
  const live = state === 'LIVE' && (broadcastUrl ? LOOP : LIVE);
  return (
    <RecordRow
      meta={
        <p className="flex flex-wrap gap-x-4 desktop:grid desktop:gap-1">
          {!live && (
            <span className="font-medium text-ink">
              <StreamTime startsAt={startsAt} />
            </span>
          )}
          <span className="text-accent">{t(live ? live.label : 'list.coming')}</span>
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
      </p>
      {(live || state === 'UPCOMING') && (
        <p className="mt-3">
          <Button as={Link} href={live ? playerPath(slug) : liveStreamPath(slug)} size="small" className="relative">
            {t(live ? live.link : 'setReminder')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </p>
      )}
    </RecordRow>
  );
}
