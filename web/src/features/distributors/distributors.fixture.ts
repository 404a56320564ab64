import type { DistributorEntry } from './distributor-entry.ts';

const FIRM: DistributorEntry = {
  ...{ id: '1', name: 'Dental', region: 'EUROPE', country: { id: 'DE', label: 'Germany' }, province: null },
  ...{ city: 'City', address: 'Street 1', phone: null, email: null, website: null, languages: [], services: [] },
  ...{ territory: null, coordinates: null, point: null, nearestDemo: null, trainingOffice: null },
};

export function createEntry(fields: Partial<DistributorEntry>): DistributorEntry {
  return { ...FIRM, ...fields };
}
