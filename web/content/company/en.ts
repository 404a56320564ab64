import type { CompanyFactLabels } from './company-fact-labels.ts';

export const en: CompanyFactLabels = {
  registeredName: 'Registered name',
  representatives: 'Authorized representatives',
  registerCourt: 'Commercial register',
  registerNumber: 'Commercial register number',
  socialCreditCode: 'Unified social credit code',
  icpNumber: 'ICP filing (China)',
  publicSecurityNumber: 'Public security filing (China)',
  vatId: 'VAT identification number (EU)',
  businessId: 'Business identification number (Germany)',
  contentResponsible: 'Person responsible for content',
  privacyEmail: 'Email for privacy matters',
  dataProtectionOfficer: 'Data protection officer',
  euRepresentative: 'Representative in the European Union',
  ukRepresentative: 'Representative in the United Kingdom',
  personalInformationOfficer: 'Personal information protection officer',
  storageLocation: 'Where form data is stored',
  consumerArbitration: 'Consumer arbitration (Germany)',
  weeeNumber: 'WEEE registration number (EU)',
  authorizedRepresentative: 'Authorized representative under the MDR',
};
