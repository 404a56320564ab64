import type { OfficeName } from '../contact/offices.ts';
import type { CompanyFactValue } from './company-facts.ts';

type GroupEntity = {
  /** Where it has its seat; what it does is told with the office. */
  office: OfficeName;
  /** With the legal form; the brand and the town stand for it while it is not set. */
  registeredName?: CompanyFactValue;
  registerNumber?: string;
};

export const groupEntities: readonly GroupEntity[] = [
  { office: 'shanghai' },
  { office: 'berlin' },
  { office: 'boston' },
];
