import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { LabClock } from './lab-clock.tsx';
import { toBroadcastTime } from './stream-clock.ts';
import { StreamVideo } from './stream-video.tsx';

type Props = {
  src: string;
  startsAt: string;
  /** Server time minus client time in ms. */
  offset: number | null;
  title: string;
  poster: string | null;
};

/** Starts muted, at the current position of the broadcast. */
export function StreamBroadcast({ startsAt, offset, ...video }: Props) {
  const t = useTranslations('LiveStreams');
  const seekToLive = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    const now = Date.now() + (offset ?? 0);
    // The duration is unknown until metadata has loaded.
    if (video.duration > 0) video.currentTime = toBroadcastTime(now - Date.parse(startsAt), video.duration);
  };
  return (
    <div className="relative">
      <StreamVideo {...video} ref={playMuted} muted loop onPlay={seekToLive} onLoadedMetadata={seekToLive} />
      <p className="pointer-events-none absolute end-3 top-3 flex items-center gap-2 rounded-control bg-graphite px-3 py-1.5 text-small font-medium text-on-graphite tabular-nums sm:end-4 sm:top-4">
        <span aria-hidden className="size-2.5 rounded-full bg-danger" />
        <span className="uppercase">{t('onAir')}</span>
        <LabClock offset={offset} />
      </p>
    </div>
  );
}

/** React does not render the attribute `muted`, without which browsers refuse to start. */
function playMuted(video: HTMLVideoElement | null): void {
  if (!video || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  video.muted = true;
  video.play().catch(() => undefined);
}
