import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { playerPath } from './live-stream-paths.ts';

/** A running broadcast on one line, above the events. */
export function LiveNow({ stream }: { stream: LiveStreamEntry }) {
  const t = useTranslations('LiveStreams');
  const lang = toLangAttribute(stream.servedLocale, useLocale());
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 rounded-panel border border-line bg-surface px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="flex items-center gap-2 text-small font-semibold text-accent">
          <span aria-hidden className="size-2 rounded-full bg-danger" />
          {t('states.LIVE')}
        </span>
        <span lang={lang} className="font-medium">
          {stream.title}
        </span>
      </p>
      <Button as={Link} href={playerPath(stream.slug)} size="small">
        {t('liveLink')}
      </Button>
    </div>
  );
}
