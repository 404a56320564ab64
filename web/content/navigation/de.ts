import { facts } from '../facts.ts';
import type { NavigationCopy } from './en.ts';

export const de: NavigationCopy = {
  groups: {
    materials: 'Materialien',
    dentalPrinters: 'Dentallabor',
    clinicPrinters: 'Zahnarztpraxis',
    desktopPrinters: 'Desktopdrucker Reflex',
    finishing: 'Waschen und Nachhärten',
    automation: 'Automatisierung und Module',
    more: 'Mehr',
    dentalMaterials: 'Dental',
    reflexMaterials: 'Reflex nach Anwendung',
    specialMaterials: 'Sonderanwendungen',
    dentalFields: 'Dental',
    hearing: 'Hearables',
    rehabilitation: 'Orthopädietechnik',
    surfaces: 'Farbe und Oberfläche',
    dentalSolutions: 'Dentale Lösungen',
    desktopFields: 'Desktop',
    platform: 'Plattform',
    downloads: 'Downloads',
    help: 'Hilfe',
    forms: 'Vor dem Kauf',
    about: 'Über uns',
    knowledge: 'Wissen',
    partners: 'Bezugsquellen',
  },
  descriptions: {
    sample:
      'Sie wählen ein Teil, wir drucken es und schicken es Ihnen zu. Rand, Oberfläche und Passung beurteilen Sie selbst.',
    cases: 'Labore, Praxen und Werkstätten berichten aus der Fertigung, mit Zeiten und Stückzahlen.',
    design: `Über ${facts.designers.value} CAD-Techniker konstruieren Zahnersatz, Schienen und Aligner, während Sie drucken.`,
    contact: 'Beschreiben Sie Ihre Anwendung. Unsere Anwendungstechnik antwortet innerhalb eines Arbeitstags.',
  },
};
