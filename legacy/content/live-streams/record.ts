import type { LanguageTag } from '@heliograph/schema/locales.ts';
import type { PictureOf } from '../picture.ts';
import type { Block, Text } from '../text.ts';

/** When it is on. Streams to come are told from today, so that a fresh machine always has some. */
export type Schedule =
  | { /** Days from today, at an hour UTC. */ inDays: number; hour: number; minutes: number }
  | { /** Start of a stream that is over, ISO 8601 in UTC. */ startedAt: string; minutes: number }
  | { /** On air whenever it is looked at: it began at the full hour before. */ always: true };

type FullVideo = {
  /** Length, rounded up. */
  minutes: number;
  video: string;
  /** Second at which each item of the agenda begins. */
  chapters: number[];
};

/** What plays without the form: the whole video, or its opening. */
type Recording = FullVideo & ({ isPublic: true } | { isPublic: false; preview: string });

export type LiveStreamRecord = {
  id: number;
  urlName: string;
  line: 'dental' | 'reflex';
  title: Text;
  summary: Text;
  /** Who presents: a team, never a person. */
  host: Text;
  agenda: Block[];
  /** Language that is spoken, BCP 47. */
  spoken: LanguageTag;
  schedule: Schedule;
  /** For streams that are over. */
  recording?: Recording;
  /** What is seen while it is on air: a film that goes round from the start on. */
  broadcast?: string;
  products: number[];
  materials: number[];
  picture?: PictureOf<Text>;
};
