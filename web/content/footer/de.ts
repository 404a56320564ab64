import type { FooterCopy } from './en.ts';

export const de: FooterCopy = {
  products: 'Produkte',
  materials: 'Materialien',
  applications: 'Anwendungen',
  software: 'Software',
  services: 'Service',
  company: 'Unternehmen',
  legal: 'Rechtliches',
};
