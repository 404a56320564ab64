import type { CompanyFactLabels } from './company-fact-labels.ts';

export const de: CompanyFactLabels = {
  registeredName: 'Firma',
  representatives: 'Vertretungsberechtigte',
  registerCourt: 'Registergericht',
  registerNumber: 'Registernummer',
  socialCreditCode: 'Chinesische Unternehmenskennung (USCC)',
  icpNumber: 'ICP-Registrierung (China)',
  publicSecurityNumber: 'Registrierung bei der Polizei (China)',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  businessId: 'Wirtschafts-Identifikationsnummer',
  contentResponsible: 'Inhaltlich verantwortlich (§ 18 Abs. 2 MStV)',
  privacyEmail: 'E-Mail für den Datenschutz',
  dataProtectionOfficer: 'Datenschutzbeauftragter',
  euRepresentative: 'Vertreter in der Europäischen Union',
  ukRepresentative: 'Vertreter im Vereinigten Königreich',
  personalInformationOfficer: 'Beauftragter für den Schutz personenbezogener Informationen (PIPL)',
  storageLocation: 'Speicherort der Formulardaten',
  consumerArbitration: 'Verbraucherschlichtung',
  weeeNumber: 'WEEE-Registrierungsnummer',
  authorizedRepresentative: 'Bevollmächtigter nach MDR',
};
