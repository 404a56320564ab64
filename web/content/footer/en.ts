export const en = {
  products: 'Products',
  materials: 'Materials',
  applications: 'Applications',
  software: 'Software',
  services: 'Services',
  company: 'Company',
  legal: 'Legal',
};

export type FooterCopy = typeof en;
