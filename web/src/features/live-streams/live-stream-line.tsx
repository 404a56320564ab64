import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { DateLine } from '#ui/date-line.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { liveStreamPath } from './live-stream-paths.ts';
import { spokenLanguageName } from './spoken-language.ts';
import { StreamTime } from './stream-time.tsx';

/** A live stream to come in another language, or at night. */
export function LiveStreamLine({ stream }: { stream: LiveStreamEntry }) {
  const { slug, title, startsAt, servedLocale, spokenLanguage } = stream;
  const t = useTranslations('LiveStreams');
  const locale = useLocale();
  return (
    <DateLine
      when={<StreamTime startsAt={startsAt} />}
      title={
        <Link href={liveStreamPath(slug)} className="after:absolute after:inset-0">
          {title}
        </Link>
      }
      info={`${t('eyebrow')} · ${spokenLanguageName(spokenLanguage, locale)}`}
      lang={toLangAttribute(servedLocale, locale)}
    />
  );
}
