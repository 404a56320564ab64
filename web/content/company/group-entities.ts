import type { Locale } from '@heliograph/schema/locales.ts';
import type { OfficeName } from '../contact/offices.ts';

type GroupEntity = {
  office: OfficeName;
  /** Including the legal form. Falls back to the brand and the town. */
  registeredName?: Record<Locale, string>;
  registerNumber?: string;
};

export const groupEntities: readonly GroupEntity[] = [
  { office: 'shanghai' },
  { office: 'berlin' },
  { office: 'boston' },
];
