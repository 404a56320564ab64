'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Countdown } from './countdown.tsx';
import type { StreamState } from './fetch-stream-state.ts';
import { liveStreamPath } from './live-stream-paths.ts';
import { type Chapter, PublicRecording } from './public-recording.tsx';
import { StreamBroadcast } from './stream-broadcast.tsx';
import { StreamCard } from './stream-card.tsx';
import { StreamLayout } from './stream-layout.tsx';
import { StreamRecording } from './stream-recording.tsx';
import type { SubtitleTrack } from './subtitles.ts';
import { useStream } from './use-stream.ts';

type Props = {
  locale: Locale;
  initial: StreamState;
  slug: string;
  title: string;
  poster: string | null;
  /** Of a recording. */
  subtitles: readonly SubtitleTrack[];
  agenda: readonly Pick<Chapter, 'title' | 'text'>[];
  /** Language tag of the agenda, if it differs from the page. */
  lang?: string | undefined;
  /** Path of the article about the recording. */
  article: string | null;
  /** Beside a running broadcast, or under a recording. */
  facts: ReactNode;
};

export function StreamPlayer({ locale, initial, slug, title, poster, subtitles, agenda, lang, article, facts }: Props) {
  const t = useTranslations('LiveStreams');
  const { stream, offset } = useStream(locale, initial);
  const { state, recording, broadcastUrl, startsAt } = stream;
  if (state === 'RECORDED' && recording) {
    const video = { title, poster, subtitles, facts };
    if (!recording.isPublic) return <StreamRecording locale={locale} id={stream.id} recording={recording} {...video} />;
    const chapters = agenda.map((item, index) => ({ ...item, startsAt: recording.chapterStarts[index] ?? null }));
    const texts = { chapters, lang, article };
    return <PublicRecording src={recording.previewUrl} minutes={recording.minutes} {...texts} {...video} />;
  }
  if (state === 'UPCOMING') {
    return (
      <StreamLayout isWide screen={<Screen text={t('states.UPCOMING')} />}>
        <StreamCard title={t('states.UPCOMING')}>
          <Countdown startsAt={startsAt} offset={offset} />
          <Button as={Link} href={liveStreamPath(slug)} variant="primary" size="large">
            {t('setReminder')}
          </Button>
        </StreamCard>
      </StreamLayout>
    );
  }
  if (state === 'LIVE') {
    const video = { startsAt, offset, title, poster };
    return (
      <StreamLayout
        isWide
        screen={
          broadcastUrl ? <StreamBroadcast {...video} src={broadcastUrl} /> : <Screen text={t('states.LIVE')} isLive />
        }
      >
        <StreamCard
          isLive={!broadcastUrl}
          title={t(broadcastUrl ? 'loop.title' : 'states.LIVE')}
          text={broadcastUrl ? t('loop.text') : undefined}
        >
          {facts}
        </StreamCard>
      </StreamLayout>
    );
  }
  return (
    <StreamLayout isWide screen={<Screen text={t('states.ENDED')} />}>
      <StreamCard title={t('states.ENDED')} text={t('endedText')} />
    </StreamLayout>
  );
}

function Screen({ text, isLive = false }: { text: string; isLive?: boolean }) {
  return (
    <div className="grid aspect-video place-items-center rounded-panel bg-graphite text-on-graphite">
      <p className="flex items-center gap-3 text-heading">
        {isLive && <span aria-hidden className="size-3 rounded-full bg-danger" />}
        {text}
      </p>
    </div>
  );
}
