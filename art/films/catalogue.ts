import { content } from '../../legacy/content/content.ts';
import type { LiveStreamRecord } from '../../legacy/content/live-streams/record.ts';
import { seconds } from './frame.ts';
import { closingSlide, itemSlide, programmeSlide, summarySlide, titleSlide } from './slides.ts';
import { type Storyboard, storyboards, type Take } from './storyboards.ts';

/** A part of a film: a slide, and optionally a moving picture. */
export type Shot = { slide: string; seconds: number; take?: Take };

/** `video` and `preview` are URL paths on the site. */
export type Film = { name: string; video: string; preview?: string; shots: Shot[] };

/** All films of live streams, in the spoken language of the stream. */
export const films: Film[] = content.liveStreams.flatMap((stream) => {
  const { urlName, recording, broadcast } = stream;
  const video = recording?.video ?? broadcast;
  if (!video) return [];
  const preview = recording?.isPublic === false ? { preview: recording.preview } : {};
  return [{ name: urlName, video, ...preview, shots: toShots(stream) }];
});

export function select(names: string[]): Film[] {
  return names.map((wanted) => {
    const film = films.find(({ name }) => name === wanted);
    if (!film) throw new Error(`Unknown film: ${wanted}`);
    return film;
  });
}

/** Second at which each item of the agenda begins. */
export function chapterStartsOf(stream: LiveStreamRecord): number[] {
  let start = seconds.title + seconds.summary + seconds.programme;
  return boardOf(stream).programme.map((takes) => {
    const begun = start;
    start += takes.length * seconds.picture;
    return begun;
  });
}

function boardOf({ urlName, agenda }: LiveStreamRecord): Storyboard {
  const board = storyboards[urlName];
  if (board?.programme.length !== agenda.length) throw new Error(`Pictures are missing for ${urlName}.`);
  return board;
}

function toShots(stream: LiveStreamRecord): Shot[] {
  const board = boardOf(stream);
  return [
    { slide: titleSlide(stream), seconds: seconds.title, take: board.title },
    { slide: summarySlide(stream), seconds: seconds.summary, take: board.summary },
    { slide: programmeSlide(stream), seconds: seconds.programme },
    ...board.programme.flatMap((takes, item) =>
      takes.map((take) => ({ slide: itemSlide(stream, item), seconds: seconds.picture, take })),
    ),
    { slide: closingSlide(stream), seconds: seconds.closing },
  ];
}
