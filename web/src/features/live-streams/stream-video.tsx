import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { SubtitleTrack } from './subtitles.ts';

type Props = Pick<
  ComponentProps<'video'>,
  'ref' | 'muted' | 'loop' | 'controls' | 'tabIndex' | 'onPlay' | 'onLoadedMetadata' | 'onTimeUpdate'
> & {
  src: string;
  title: string;
  poster: string | null;
  subtitles?: readonly SubtitleTrack[];
  onExpired?: () => void;
};

const GONE = 410;

/** Loads on play; shows an error if loading fails. Subtitles in the language of the page are on. */
export function StreamVideo({ title, poster, subtitles = [], onExpired, ...video }: Props) {
  const t = useTranslations('LiveStreams');
  const locale = useLocale();
  const [hasFailed, setHasFailed] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const explainFailure = async () => {
    setHasFailed(true);
    if (onExpired && (await isGone(video.src))) onExpired();
  };
  return (
    <div>
      <video
        controls
        {...video}
        {...(poster && { poster })}
        playsInline
        preload="none"
        aria-label={title}
        onError={() => void explainFailure()}
        onPlaying={() => {
          setHasFailed(false);
          setHasPlayed(true);
        }}
        // The poster fills the frame; a film of other proportions is shown whole.
        className={`aspect-video w-full rounded-panel border border-edge bg-paper-deep ${hasPlayed ? 'object-contain' : 'object-cover'}`}
      >
        {subtitles.map(({ src, tag, name }) => (
          <track key={tag} kind="subtitles" src={src} srcLang={tag} label={name} default={tag === locale} />
        ))}
      </video>
      {hasFailed && (
        <Notice tone="danger" role="alert" title={t('videoFailed')} className="mt-4">
          <p>{t('videoFailedText')}</p>
        </Notice>
      )}
    </div>
  );
}

/** Media errors do not expose the HTTP status. */
async function isGone(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => null);
  return response?.status === GONE;
}
