import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { liveStreamPath } from './live-stream-paths.ts';
import { LiveStreamRow } from './live-stream-row.tsx';

type Props = {
  id: string;
  streams: readonly LiveStreamEntry[];
};

export function LiveStreamList({ id, streams }: Props) {
  const t = useTranslations('LiveStreams.list');
  const recorded = streams.filter(({ state }) => state === 'RECORDED');
  const coming = streams.filter((stream) => !recorded.includes(stream));
  return (
    <section aria-labelledby={id} className="mt-stack">
      <h2 id={id} className="mb-4 text-heading">
        {t('title')}
      </h2>
      {coming.length > 0 && (
        <ul className="border-b border-line">
          {coming.map((stream) => (
            <li key={stream.id}>
              <LiveStreamRow stream={stream} />
            </li>
          ))}
        </ul>
      )}
      {recorded.length > 0 && <Recordings streams={recorded} />}
    </section>
  );
}

function Recordings({ streams }: Pick<Props, 'streams'>) {
  const t = useTranslations('LiveStreams.list');
  const locale = useLocale();
  return (
    <>
      <h3 className="mt-6 text-subheading">{t('recordings')}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
        {streams.map(({ id, slug, title, servedLocale }) => (
          <li key={id}>
            <TextLink
              as={Link}
              href={liveStreamPath(slug)}
              lang={toLangAttribute(servedLocale, locale)}
              className="inline-block py-1"
            >
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
