import type { Locale } from '@heliograph/schema/locales.ts';
import type { OfficeName } from '../contact/offices.ts';

type Team = 'engineering' | 'materials' | 'software' | 'application' | 'service' | 'production';

export type Employment = 'fullTime' | 'partTime';

/** Before tax. */
export type PayRange = { min: number; max: number; currency: 'USD' | 'EUR' | 'CNY'; per: 'hour' | 'month' | 'year' };

type OpeningCopy = {
  title: string;
  summary: string;
  tasks: readonly string[];
  profile: readonly string[];
};

export type Opening = {
  /** Last segment of the path. */
  slug: string;
  office: OfficeName;
  team: Team;
  employment: Employment;
  weeklyHours: number;
  /** Null until it is filled in. Some places, such as Massachusetts, require it in the posting. */
  pay: PayRange | null;
  postedOn: string;
  /** Last day for applications. */
  validThrough: string;
  copy: Record<Locale, OpeningCopy>;
};
