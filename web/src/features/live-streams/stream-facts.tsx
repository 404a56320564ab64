import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeFromTag } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import type { LiveStream } from './live-stream-data.ts';
import { spokenLanguageName } from './spoken-language.ts';
import { StreamTime } from './stream-time.tsx';
import { toSubtitleTracks } from './subtitles.ts';

type FactName = 'starts' | 'recordedOn' | 'length' | 'onScreen' | 'host' | 'language' | 'products';

type Props = { stream: LiveStream; names: readonly FactName[]; className?: string };

/** Unknown facts are left out. */
export function StreamFacts({ stream, names, className = '' }: Props) {
  const t = useTranslations('LiveStreams');
  const locale = useLocale();
  const format = useFormatter();
  const products = stream.products ?? [];
  const spoken = spokenLanguageName(stream.spokenLanguage, locale);
  const minutes = stream.recording?.minutes;
  const subtitles = toSubtitleTracks(stream, localeFromTag(locale)).map(({ tag }) => spokenLanguageName(tag, locale));
  const facts = {
    starts: <StreamTime startsAt={stream.startsAt} />,
    recordedOn: format.dateTime(new Date(stream.startsAt), { dateStyle: 'long', timeZone: 'UTC' }),
    length: minutes && t('lengthText', { minutes }),
    onScreen: keepTogether(
      subtitles.length > 0
        ? t('subtitledText', { language: spoken, subtitles: format.list(subtitles) })
        : t('onScreenText', { language: spoken }),
    ),
    host: stream.host,
    language: spoken,
    products: products.length > 0 && products.map(({ name }) => keepTogether(name)).join(t('separator')),
  };
  return (
    <dl className={`grid gap-x-8 gap-y-4 ${className}`}>
      {names
        .filter((name) => facts[name])
        .map((name) => (
          <StreamFact key={name} name={t(name)}>
            {facts[name]}
          </StreamFact>
        ))}
    </dl>
  );
}

export function StreamFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-3">
      <dt className="text-fine text-ink-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
