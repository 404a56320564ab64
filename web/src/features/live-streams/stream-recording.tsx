'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { StreamState } from './fetch-stream-state.ts';
import { LazyRegistrationForm } from './lazy-registration-form.tsx';
import { StreamCard } from './stream-card.tsx';
import { StreamLayout } from './stream-layout.tsx';
import { StreamVideo } from './stream-video.tsx';
import type { Accepted } from './submit-registration.ts';
import type { SubtitleTrack } from './subtitles.ts';

type Props = {
  locale: Locale;
  id: string;
  recording: NonNullable<StreamState['recording']>;
  title: string;
  poster: string | null;
  subtitles: readonly SubtitleTrack[];
  /** Under the video. */
  facts: ReactNode;
};

/** A preview for everybody, the full video after registration. */
export function StreamRecording({ locale, id, recording, title, poster, subtitles, facts }: Props) {
  const t = useTranslations('LiveStreams');
  const [videoUrl, setVideoUrl] = useState<string | null>(null);
  const [hasExpired, setHasExpired] = useState(false);
  const unlock = ({ videoUrl: url }: Accepted) => {
    setVideoUrl(url ?? null);
    setHasExpired(false);
  };
  const lock = () => {
    setVideoUrl(null);
    setHasExpired(true);
  };
  return (
    <StreamLayout
      screen={
        <>
          <StreamVideo
            key={videoUrl}
            src={videoUrl ?? recording.previewUrl}
            title={title}
            poster={poster}
            subtitles={subtitles}
            {...(videoUrl && { onExpired: lock })}
          />
          {facts}
        </>
      }
    >
      {videoUrl ? (
        <Unlocked minutes={recording.minutes} />
      ) : (
        <StreamCard title={t('unlockTitle')} text={t('unlockText', { minutes: recording.minutes })}>
          {hasExpired && (
            <Notice tone="warning" role="alert" title={t('videoExpired')}>
              <p>{t('videoExpiredText')}</p>
            </Notice>
          )}
          <LazyRegistrationForm locale={locale} liveStream={id} purpose="UNLOCK" onAccepted={unlock} />
        </StreamCard>
      )}
    </StreamLayout>
  );
}

/** Replaces the form and takes its focus. */
function Unlocked({ minutes }: { minutes: number }) {
  const t = useTranslations('LiveStreams');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone="success" role="status" title={t('unlocked')}>
        <p>{t('unlockedText', { minutes })}</p>
      </Notice>
    </div>
  );
}
