import type { LanguageTag } from '@heliograph/schema/locales.ts';
import type { PictureOf } from '../picture.ts';
import type { Block, Text } from '../text.ts';

/** When it is on, from today for streams to come and on air, so that there always are some. */
export type Schedule =
  | { /** Days from today, at an hour UTC. */ inDays: number; hour: number; minutes: number }
  | {
      /** Of a recorded stream, ISO 8601 in UTC: pages about it are dated after it. */ startsAt: string;
      minutes: number;
    }
  | { /** On air whenever it is looked at: it began at the full hour before. */ always: true };

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
  /** For streams that are over: minutes of the full video, rounded up, and what of it can be seen before signing up. */
  recording?: { minutes: number; video: string; preview: string };
  /** What is seen while it is on air: a film that goes round from the start on. */
  broadcast?: string;
  products: number[];
  materials: number[];
  picture?: PictureOf<Text>;
};
