import type { FooterWords } from './en.ts';

export const de: FooterWords = {
  products: 'Produkte',
  materials: 'Materialien',
  applications: 'Anwendungen',
  software: 'Software',
  services: 'Service',
  company: 'Unternehmen',
  legal: 'Rechtliches',
};
