import type { OfficeName } from '../contact/offices.ts';
import type { CompanyFactValue } from './company-facts.ts';

type GroupEntity = {
  office: OfficeName;
  /** Including the legal form. Falls back to the brand and the town. */
  registeredName?: CompanyFactValue;
  registerNumber?: string;
};

export const groupEntities: readonly GroupEntity[] = [
  { office: 'shanghai' },
  { office: 'berlin' },
  { office: 'boston' },
];
