import type { Text } from '../text.ts';

/** In the order of a list for people. */
export const regions = [
  'north-america',
  'latin-america',
  'europe',
  'middle-east-africa',
  'asia-pacific',
  'china',
] as const;

type RegionCode = (typeof regions)[number];

export type DistributorRecord = {
  id: number;
  kind: 'dental' | 'consumer';
  name: string;
  region: RegionCode;
  /** ISO 3166-1 alpha-2. */
  country: string;
  city: Text;
  /** Province of China: its id in `areas/provinces.ts`. */
  province?: string;
  /** States or provinces that it serves, if several distributors share a country. */
  territory?: Text;
  /** Of the city, WGS 84. */
  coordinates: { latitude: number; longitude: number };
  address: string;
  /** E.164 with spaces for people. */
  phone: string;
  email: string;
  website: string;
  /** Languages of service, BCP 47. */
  spoken: string[];
  services: ('sales' | 'service' | 'training' | 'materials' | 'demo')[];
};

/** Makers whose software or machines work with the printers. */
export type IntegrationPartnerRecord = {
  id: number;
  name: string;
  category: 'cad' | 'scanner' | 'lab-management' | 'nesting' | 'post-processing';
  summary: Text;
  website?: string;
};
