import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';

type Props = Pick<ComponentProps<'video'>, 'muted' | 'loop' | 'onPlay' | 'onLoadedMetadata'> & {
  src: string;
  title: string;
  poster: string | null;
};

/** A video that is fetched when it is played; says so where it cannot be. */
export function StreamVideo({ title, poster, ...video }: Props) {
  const t = useTranslations('LiveStreams');
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div>
      <video
        {...video}
        {...(poster && { poster })}
        controls
        playsInline
        preload="none"
        aria-label={title}
        onError={() => setHasFailed(true)}
        onPlaying={() => setHasFailed(false)}
        className="aspect-video w-full rounded-panel bg-graphite object-cover"
      />
      {hasFailed && (
        <Notice tone="danger" role="alert" title={t('videoFailed')} className="mt-4">
          <p>{t('videoFailedText')}</p>
        </Notice>
      )}
    </div>
  );
}
