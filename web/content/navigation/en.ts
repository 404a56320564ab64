import { facts } from '../facts.ts';

export const en = {
  groups: {
    materials: 'Materials',
    dentalPrinters: 'Dental laboratory',
    clinicPrinters: 'Dental clinic',
    desktopPrinters: 'Desktop: Reflex',
    finishing: 'Washing and curing',
    automation: 'Automation and add-ons',
    more: 'More',
    dentalMaterials: 'Dental',
    reflexMaterials: 'Reflex, by use',
    specialMaterials: 'Special applications',
    dentalFields: 'Dentistry',
    hearing: 'Hearables',
    rehabilitation: 'Orthotics and prosthetics',
    surfaces: 'Color and surface',
    dentalSolutions: 'Dental solutions',
    desktopFields: 'Desktop',
    platform: 'Platform',
    downloads: 'Downloads',
    help: 'Help',
    forms: 'Before you buy',
    about: 'About',
    knowledge: 'Knowledge',
    partners: 'Where to buy',
  },
  descriptions: {
    sample: 'Choose a part, and we print and send it to you. Judge edge, surface and fit in your own hand.',
    cases: 'What laboratories, clinics and workshops print, with their times and figures.',
    design: `More than ${facts.designers.value} designers plan restorations, splints and aligners while you print.`,
    contact: 'Tell us what you print. A specialist for your field answers.',
  },
};

export type NavigationCopy = typeof en;
