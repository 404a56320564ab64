import type { Text } from './text.ts';

type CertificateRecord = {
  /** As it is printed on the certificate. */
  number: string;
  product: Text;
  /** Day of issue, ISO 8601. */
  issuedOn: string;
  scope: Text;
};

export const certificates: CertificateRecord[] = [
  {
    number: 'HG-A2D-2024-000117',
    product: { en: 'UltraCraft A2D', zh: 'UltraCraft A2D', de: 'UltraCraft A2D' },
    issuedOn: '2024-03-18',
    scope: {
      en: 'Factory calibration of build platform, light engine and dimensional accuracy.',
      zh: '成型平台、光机与尺寸精度的出厂校准。',
      de: 'Werkskalibrierung von Bauplattform, Lichteinheit und Maßhaltigkeit.',
    },
  },
  {
    number: 'HG-A2D4K-2025-000042',
    product: { en: 'UltraCraft A2D 4K', zh: 'UltraCraft A2D 4K', de: 'UltraCraft A2D 4K' },
    issuedOn: '2025-02-06',
    scope: {
      en: 'Factory calibration of build platform, light engine and dimensional accuracy.',
      zh: '成型平台、光机与尺寸精度的出厂校准。',
      de: 'Werkskalibrierung von Bauplattform, Lichteinheit und Maßhaltigkeit.',
    },
  },
  {
    number: 'HG-RFX-2025-000803',
    product: { en: 'Reflex', zh: 'Reflex', de: 'Reflex' },
    issuedOn: '2025-05-27',
    scope: {
      en: 'Final inspection of exposure uniformity and mechanics.',
      zh: '曝光均匀性与机械结构终检。',
      de: 'Endprüfung von Belichtungsgleichmäßigkeit und Mechanik.',
    },
  },
];
