import { facts } from '../facts.ts';
import type { NavigationCopy } from './en.ts';

export const de: NavigationCopy = {
  groups: {
    materials: 'Materialien',
    dentalPrinters: 'Dentallabor',
    clinicPrinters: 'Zahnarztpraxis',
    desktopPrinters: 'Desktop: Reflex',
    finishing: 'Waschen und Nachhärten',
    automation: 'Automation und Module',
    more: 'Mehr',
    dentalMaterials: 'Dental',
    reflexMaterials: 'Reflex nach Einsatz',
    specialMaterials: 'Sonderanwendungen',
    dentalFields: 'Zahnmedizin',
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
      'Suchen Sie ein Teil aus, wir drucken es und schicken es Ihnen. Rand, Oberfläche und Passung beurteilen Sie selbst, in der Hand.',
    cases: 'Was Labore, Praxen und Werkstätten drucken, mit Zeiten und Zahlen.',
    design: `Über ${facts.designers.value} CAD-Techniker konstruieren Zahnersatz, Schienen und Aligner, während Sie drucken.`,
    contact: 'Sagen Sie uns, was Sie drucken. Unsere Anwendungstechnik antwortet.',
  },
};
