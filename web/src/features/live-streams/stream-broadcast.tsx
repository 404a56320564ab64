import type { SyntheticEvent } from 'react';
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
  const seekToLive = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    const now = Date.now() + (offset ?? 0);
    // The duration is unknown until metadata has loaded.
    if (video.duration > 0) video.currentTime = toBroadcastTime(now - Date.parse(startsAt), video.duration);
  };
  return <StreamVideo {...video} ref={playMuted} muted loop onPlay={seekToLive} onLoadedMetadata={seekToLive} />;
}

/** React does not render the attribute `muted`, without which browsers refuse to start. */
function playMuted(video: HTMLVideoElement | null): void {
  if (!video || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  video.muted = true;
  video.play().catch(() => undefined);
}
