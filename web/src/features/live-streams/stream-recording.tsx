'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { StreamState } from './ask-for-state.ts';
import { LateRegistration } from './late-registration.tsx';
import { StreamPanel } from './stream-panel.tsx';
import { StreamStage } from './stream-stage.tsx';

type Props = {
  locale: Locale;
  id: string;
  recording: NonNullable<StreamState['recording']>;
  title: string;
  poster: string | null;
};

/** The beginning for everybody, the whole for those who say who they are. */
export function StreamRecording({ locale, id, recording, title, poster }: Props) {
  const t = useTranslations('LiveStreams');
  const [videoUrl, setVideoUrl] = useState<string | null>(null);
  return (
    <StreamStage screen={<Video key={videoUrl} src={videoUrl ?? recording.previewUrl} title={title} poster={poster} />}>
      {videoUrl ? (
        <Notice tone="success" role="status" title={t('unlocked')}>
          <p>{t('unlockedText', { minutes: recording.minutes })}</p>
        </Notice>
      ) : (
        <StreamPanel title={t('unlockTitle')} text={t('unlockText', { minutes: recording.minutes })}>
          <LateRegistration
            locale={locale}
            liveStream={id}
            purpose="UNLOCK"
            onAccepted={(accepted) => setVideoUrl(accepted.videoUrl ?? null)}
          />
        </StreamPanel>
      )}
    </StreamStage>
  );
}

/** A video that is fetched when it is played; says so where it cannot be. */
function Video({ src, title, poster }: { src: string; title: string; poster: string | null }) {
  const t = useTranslations('LiveStreams');
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div>
      <video
        src={src}
        {...(poster && { poster })}
        controls
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
