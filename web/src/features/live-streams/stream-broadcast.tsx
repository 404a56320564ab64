import type { SyntheticEvent } from 'react';
import { toBroadcastTime } from './stream-clock.ts';
import { StreamVideo } from './stream-video.tsx';

type Props = {
  src: string;
  startsAt: string;
  /** Milliseconds by which the clock of the site is ahead of the visitor's. */
  offset: number | null;
  title: string;
  poster: string | null;
};

/** The film of a stream that is on air: whenever it is played, it begins where the broadcast stands. */
export function StreamBroadcast({ startsAt, offset, ...video }: Props) {
  const seekToLive = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    const now = Date.now() + (offset ?? 0);
    // Its length is known once something of it has come.
    if (video.duration > 0) video.currentTime = toBroadcastTime(now - Date.parse(startsAt), video.duration);
  };
  return <StreamVideo {...video} muted loop onPlay={seekToLive} onLoadedMetadata={seekToLive} />;
}
