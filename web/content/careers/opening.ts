import type { Locale } from '@heliograph/schema/locales.ts';
import type { OfficeName } from '../contact/offices.ts';

type Team = 'engineering' | 'materials' | 'software' | 'application' | 'service' | 'production';

export type Employment = 'fullTime' | 'partTime';

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
  postedOn: string;
  /** Last day for applications. */
  validThrough: string;
  copy: Record<Locale, OpeningCopy>;
};
