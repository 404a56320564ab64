'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { keepTogether } from '#ui/keep-together.ts';
import { StreamVideo } from './stream-video.tsx';

export type Chapter = { title: string; text: string; startsAt: number | null };

type Props = {
  src: string;
  title: string;
  poster: string | null;
  chapters: readonly Chapter[];
  /** Language tag of the chapters, if it differs from the page. */
  lang?: string | undefined;
  /** Under the video. */
  facts: ReactNode;
};

/** A full video beside its chapters, which start it at their time. */
export function PublicRecording({ src, title, poster, chapters, lang, facts }: Props) {
  const t = useTranslations('LiveStreams');
  const heading = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [current, setCurrent] = useState<Chapter | null>(null);
  const follow = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) =>
    setCurrent(chapters.findLast(({ startsAt }) => startsAt !== null && startsAt <= currentTime) ?? null);
  const playFrom = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    // A failure is reported by the video.
    video.current.play().catch(() => undefined);
  };
  return (
    <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div>
        <StreamVideo ref={video} src={src} title={title} poster={poster} onTimeUpdate={follow} />
        {facts}
      </div>
      <section aria-labelledby={heading}>
        <h2 id={heading} className="mb-4 text-subheading">
          {t('recordedAgenda')}
        </h2>
        <ol lang={lang} className="border-b border-line">
          {chapters.map((chapter) => (
            <li
              key={chapter.title}
              aria-current={chapter === current ? 'step' : undefined}
              className="relative border-t border-line py-4 pl-16 aria-current:bg-surface"
            >
              <h3 className="font-medium">{keepTogether(chapter.title)}</h3>
              {chapter.startsAt !== null && <PlayFrom seconds={chapter.startsAt} play={playFrom} />}
              <p className="mt-1 text-small text-ink-soft">{keepTogether(chapter.text)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
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
