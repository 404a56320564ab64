import { randomUUID } from 'node:crypto';

export const createSampleRequest = (changes: object = {}) => ({
  idempotencyKey: randomUUID(),
  kind: 'STANDARD',
  samples: ['11', '14'],
  industryCode: 'DENTAL_LABS',
  companySize: '11–50',
  expectedApplication: 'END_PRODUCTION',
  otherRequirements: 'Please mark the build direction.',
  name: 'Ada Muster',
  occupation: 'Dental technician',
  contact: 'ada@labor.de',
  company: 'Labor am Markt',
  receiver: 'Goods inwards',
  phone: '+49 30 23125-017',
  shipTo: 'DE',
  address: 'Am Markt 1, 10115 Berlin',
  ...changes,
});
