import { facts } from '../facts.ts';

export const en = {
  groups: {
    materials: 'Materials',
    dentalPrinters: 'Dental lab',
    clinicPrinters: 'Dental practice',
    desktopPrinters: 'Reflex desktop printers',
    finishing: 'Washing and curing',
    automation: 'Automation and add-ons',
    more: 'More',
    dentalMaterials: 'Dental',
    reflexMaterials: 'Reflex, by use',
    specialMaterials: 'Special applications',
    dentalFields: 'Dental',
    hearing: 'Hearables',
    rehabilitation: 'Orthotics and prosthetics',
    surfaces: 'Color and surface',
    dentalSolutions: 'Dental solutions',
    desktopFields: 'Desktop',
    platform: 'Cloud software',
    downloads: 'Downloads',
    help: 'Help',
    forms: 'Before you buy',
    about: 'About',
    knowledge: 'Knowledge',
    partners: 'Where to buy',
  },
  descriptions: {
    sample: 'Choose a part, and we’ll print it and ship it to you. Check edges, surface and fit yourself.',
    cases: 'Work from labs, practices and workshops, with print times and measured results.',
    design: `More than ${facts.designers.value} designers work on restorations, splints and aligners while you print.`,
    contact: 'Tell us what you print. An application engineer will get back to you within one business day.',
  },
};

export type NavigationCopy = typeof en;
