import { locales } from '@heliograph/schema/locales.ts';
import { useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import type { LiveStream } from './live-stream-data.ts';
import { StreamTime } from './stream-time.tsx';

type FactName = 'starts' | 'host' | 'language';

type Props = { stream: LiveStream; names: readonly FactName[]; className?: string };

/** Start, presenter and spoken language of a live stream, as far as named. */
export function StreamFacts({ stream, names, className = '' }: Props) {
  const t = useTranslations('LiveStreams');
  const languages = new Intl.DisplayNames(locales[localeFromTag(useLocale())].tag, { type: 'language' });
  const facts = {
    starts: <StreamTime startsAt={stream.startsAt} />,
    host: stream.host,
    language: languages.of(stream.spokenLanguage),
  };
  return (
    <dl className={`grid gap-x-8 gap-y-4 ${className}`}>
      {names.map((name) => (
        <div key={name} className="border-t border-ink pt-3">
          <dt className="text-fine text-ink-soft">{t(name)}</dt>
          <dd className="font-medium tabular-nums">{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
