'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StreamState } from './ask-for-state.ts';
import { Countdown } from './countdown.tsx';
import { LateRegistration } from './late-registration.tsx';
import { liveStreamPath } from './live-stream-paths.ts';
import { StreamPanel } from './stream-panel.tsx';
import { useStream } from './use-stream.ts';

type Props = { locale: Locale; initial: StreamState; slug: string; title: string; poster: string | null };

/** The picture, or what stands in its place, and beside it what can be done. */
export function StreamPlayer({ locale, initial, slug, title, poster }: Props) {
  const t = useTranslations('LiveStreams');
  const { stream, now } = useStream(locale, initial);
  const { state, recording, startsAt } = stream;
  if (state === 'RECORDED' && recording) {
    return <Recording locale={locale} id={stream.id} recording={recording} title={title} poster={poster} />;
  }
  if (state === 'UPCOMING') {
    return (
      <Stage text={t('states.UPCOMING')}>
        <StreamPanel title={t('states.UPCOMING')}>
          <Countdown startsAt={startsAt} now={now} />
          <Button as={Link} href={liveStreamPath(slug)} variant="primary" size="large">
            {t('setReminder')}
          </Button>
        </StreamPanel>
      </Stage>
    );
  }
  const isLive = state === 'LIVE';
  return (
    <Stage text={t(isLive ? 'states.LIVE' : 'states.ENDED')} isLive={isLive}>
      <StreamPanel title={t(isLive ? 'states.LIVE' : 'states.ENDED')} text={t(isLive ? 'liveText' : 'endedText')} />
    </Stage>
  );
}

const SIDE_BY_SIDE = 'grid items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

function Stage({ text, isLive = false, children }: { text: string; isLive?: boolean; children: ReactNode }) {
  return (
    <div className={SIDE_BY_SIDE}>
      <div className="grid aspect-video place-items-center rounded-panel bg-graphite text-on-graphite">
        <p className="flex items-center gap-3 text-heading">
          {isLive && <span aria-hidden className="size-3 rounded-full bg-action" />}
          {text}
        </p>
      </div>
      {children}
    </div>
  );
}

type RecordingProps = Pick<Props, 'locale' | 'title' | 'poster'> & {
  id: string;
  recording: NonNullable<StreamState['recording']>;
};

/** The beginning for everybody, the whole for those who say who they are. */
function Recording({ locale, id, recording, title, poster }: RecordingProps) {
  const t = useTranslations('LiveStreams');
  const [videoUrl, setVideoUrl] = useState<string | null>(null);
  return (
    <div className={SIDE_BY_SIDE}>
      <video
        key={videoUrl}
        src={videoUrl ?? recording.previewUrl}
        {...(poster && { poster })}
        controls
        preload="none"
        aria-label={title}
        className="aspect-video w-full rounded-panel bg-graphite"
      />
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
    </div>
  );
}
