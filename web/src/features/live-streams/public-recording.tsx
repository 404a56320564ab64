'use client';

import { Play } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from '#i18n/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import { StreamVideo } from './stream-video.tsx';
import type { SubtitleTrack } from './subtitles.ts';

export type Chapter = { title: string; text: string; startsAt: number | null };

type Props = {
  src: string;
  title: string;
  poster: string | null;
  subtitles: readonly SubtitleTrack[];
  minutes: number;
  chapters: readonly Chapter[];
  /** Language tag of the chapters, if it differs from the page. */
  lang?: string | undefined;
  /** Path of the article about the recording. */
  article: string | null;
  /** Under the video. */
  facts: ReactNode;
};

/** A full video beside its chapters, which start it at their time. */
export function PublicRecording({ src, title, poster, subtitles, minutes, chapters, lang, article, facts }: Props) {
  const t = useTranslations('LiveStreams');
  const heading = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [current, setCurrent] = useState(-1);
  // Controls cover the poster, so a button takes their place until the video plays; without JavaScript, they stay.
  const [start, setStart] = useState<'controls' | 'button' | 'played'>('controls');
  useEffect(() => setStart('button'), []);
  const follow = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) =>
    setCurrent(chapters.findLastIndex(({ startsAt }) => startsAt !== null && startsAt <= currentTime));
  // A failure is reported by the video.
  const play = () => void video.current?.play().catch(() => undefined);
  const playFrom = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
    play();
  };
  /** The button disappears. */
  const playFromButton = () => {
    video.current?.focus();
    play();
  };
  return (
    <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div>
        <div className="relative">
          <StreamVideo
            ref={video}
            src={src}
            title={title}
            poster={poster}
            subtitles={subtitles}
            controls={start !== 'button'}
            tabIndex={start === 'button' ? -1 : undefined}
            onPlay={() => setStart('played')}
            onTimeUpdate={follow}
          />
          {start === 'button' && <PlayButton minutes={minutes} onClick={playFromButton} />}
        </div>
        {facts}
      </div>
      <section aria-labelledby={heading}>
        <h2 id={heading} className="mb-4 text-subheading">
          {t('recordedAgenda')}
        </h2>
        <ol lang={lang} className="border-b border-line">
          {chapters.map((chapter, index) => (
            <li
              key={chapter.title}
              aria-current={index === current ? 'step' : undefined}
              className="relative border-t border-line py-4 pl-16 aria-current:bg-surface"
            >
              <h3 className="font-medium">{keepTogether(chapter.title)}</h3>
              {chapter.startsAt !== null && <PlayFrom seconds={chapter.startsAt} play={playFrom} />}
              <p className="mt-1 text-small text-ink-soft">{keepTogether(chapter.text)}</p>
            </li>
          ))}
        </ol>
        {article && (
          <p className="mt-4">
            <TextLink as={Link} href={article} variant="standalone">
              {t('article')}
            </TextLink>
          </p>
        )}
      </section>
    </div>
  );
}

function PlayButton({ minutes, onClick }: { minutes: number; onClick: () => void }) {
  const t = useTranslations('LiveStreams');
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute inset-0 flex items-end justify-start rounded-panel p-4 desktop:p-6"
    >
      <span className="flex items-center gap-2 rounded-control bg-action px-3 py-2 font-medium max-sm:text-small sm:px-4 sm:py-3 text-action-ink shadow-low">
        <Icon icon={Play} size={20} />
        {keepTogether(t('play', { minutes }))}
      </span>
    </button>
  );
}

function PlayFrom({ seconds, play }: { seconds: number; play: (seconds: number) => void }) {
  const t = useTranslations('LiveStreams');
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <button
      type="button"
      onClick={() => play(seconds)}
      aria-label={t('playFrom', { time })}
      className="absolute top-3 left-0 min-h-8 rounded-control px-2 text-accent tabular-nums underline-offset-4 hover:underline"
    >
      {time}
    </button>
  );
}
