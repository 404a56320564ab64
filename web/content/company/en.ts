import type { CompanyFactLabels } from './company-fact-labels.ts';

export const en: CompanyFactLabels = {
  registeredName: 'Registered name',
  representatives: 'Authorized representatives',
  registerCourt: 'Register',
  registerNumber: 'Registration number',
  socialCreditCode: 'Unified social credit code',
  icpNumber: 'ICP filing (China)',
  publicSecurityNumber: 'Public security filing (China)',
  vatId: 'VAT identification number',
  businessId: 'Business identification number',
  contentResponsible: 'Responsible for content',
  privacyEmail: 'Email for privacy matters',
  dataProtectionOfficer: 'Data protection officer',
  euRepresentative: 'Representative in the European Union',
  ukRepresentative: 'Representative in the United Kingdom',
  personalInformationOfficer: 'Personal information protection officer',
  storageLocation: 'Where form data is stored',
  consumerArbitration: 'Consumer arbitration',
  weeeNumber: 'WEEE registration number',
  authorizedRepresentative: 'Authorized representative under the MDR',
};
