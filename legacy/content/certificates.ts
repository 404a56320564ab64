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
      de: 'Werkskalibrierung von Bauplattform, Projektor und Maßhaltigkeit.',
    },
  },
  {
    number: 'HG-A2D4K-2025-000042',
    product: { en: 'UltraCraft A2D 4K', zh: 'UltraCraft A2D 4K', de: 'UltraCraft A2D 4K' },
    issuedOn: '2025-02-06',
    scope: {
      en: 'Factory calibration of build platform, light engine and dimensional accuracy.',
      zh: '成型平台、光机与尺寸精度的出厂校准。',
      de: 'Werkskalibrierung von Bauplattform, Projektor und Maßhaltigkeit.',
    },
  },
  {
    number: 'HG-RFX-2025-000803',
    product: { en: 'Reflex', zh: 'Reflex', de: 'Reflex' },
    issuedOn: '2025-05-27',
    scope: {
      en: 'Final inspection of exposure uniformity and mechanics.',
      zh: '曝光均匀性与机械结构终检。',
      de: 'Endprüfung von Gleichmäßigkeit der Belichtung und Mechanik.',
    },
  },
  {
    number: 'HG-A2D4K-2026-000219',
    product: { en: 'UltraCraft A2D 4K', zh: 'UltraCraft A2D 4K', de: 'UltraCraft A2D 4K' },
    issuedOn: '2026-04-14',
    scope: {
      en: 'Recalibration after replacement of the light engine: pixel alignment, irradiance at 385 nm and an edge accuracy of ±26.8 µm.',
      zh: '更换光机后的再校准：像素对位、385 nm 辐照度及 XY 定位 ±26.8 µm。',
      de: 'Nachkalibrierung nach Tausch des Projektors: Pixelausrichtung, Bestrahlungsstärke bei 385 nm und Kantengenauigkeit von ±26,8 µm.',
    },
  },
  {
    number: 'HG-A3D-2025-000061',
    product: { en: 'UltraCraft A3D', zh: 'UltraCraft A3D', de: 'UltraCraft A3D' },
    issuedOn: '2025-09-23',
    scope: {
      en: 'Factory calibration of build platform, light engine and dimensional accuracy; functional test of resin refill and part release.',
      zh: '成型平台、光机与尺寸精度的出厂校准；自动补料与自动取件的功能测试。',
      de: 'Werkskalibrierung von Bauplattform, Projektor und Maßhaltigkeit; Funktionsprüfung von automatischer Befüllung und Entnahme.',
    },
  },
  {
    number: 'HG-A3D-2026-000138',
    product: { en: 'UltraCraft A3D', zh: 'UltraCraft A3D', de: 'UltraCraft A3D' },
    issuedOn: '2026-06-09',
    scope: {
      en: 'Acceptance test on site: refill within 150 s, part release within 90 s, supply from the Resin Station.',
      zh: '现场验收：150 秒内完成补料，90 秒内完成取件，供料站供料正常。',
      de: 'Abnahmeprüfung am Aufstellort: Nachfüllen in 150 s, Entnahme der Bauteile in 90 s, Versorgung aus der Resin-Station.',
    },
  },
  {
    number: 'HG-A2DO-2025-000095',
    product: { en: 'UltraCraft A2D Ortho', zh: 'UltraCraft A2D Ortho', de: 'UltraCraft A2D Ortho' },
    issuedOn: '2025-11-12',
    scope: {
      en: 'Factory calibration of build platform, light engine and dimensional accuracy; endurance run of the automation unit.',
      zh: '成型平台、光机与尺寸精度的出厂校准；自动化单元的连续运行测试。',
      de: 'Werkskalibrierung von Bauplattform, Projektor und Maßhaltigkeit; Dauerlauf der Automationseinheit.',
    },
  },
  {
    number: 'HG-CSP-2026-000054',
    product: { en: 'UltraCraft ChairSide Pro', zh: 'UltraCraft ChairSide Pro', de: 'UltraCraft ChairSide Pro' },
    issuedOn: '2026-03-05',
    scope: {
      en: 'Factory calibration of light engine and dimensional accuracy; electrical safety test for use in dental practices.',
      zh: '光机与尺寸精度的出厂校准；口腔诊所使用环境下的电气安全检测。',
      de: 'Werkskalibrierung von Projektor und Maßhaltigkeit; elektrische Sicherheitsprüfung für den Einsatz in der Zahnarztpraxis.',
    },
  },
  {
    number: 'HG-RFXRS-2025-000371',
    product: { en: 'Reflex RS', zh: 'Reflex RS', de: 'Reflex RS' },
    issuedOn: '2025-07-16',
    scope: {
      en: 'Final inspection of exposure uniformity, leveling and mechanics; test print at layer heights of 30 µm and 100 µm.',
      zh: '曝光均匀性、调平与机械结构终检；30 µm 与 100 µm 层厚试打。',
      de: 'Endprüfung von Gleichmäßigkeit der Belichtung, Nivellierung und Mechanik; Probedruck mit 30 µm und 100 µm Schichthöhe.',
    },
  },
  {
    number: 'HG-HIVE-2026-000012',
    product: { en: 'HiVE', zh: 'HiVE', de: 'HiVE' },
    issuedOn: '2026-08-20',
    scope: {
      en: 'Acceptance test on site: change of the 3 L bottle, part release in under 3 min, unattended run of 24 h.',
      zh: '现场验收：更换 3 L 料瓶、3 分钟内取件、24 小时无人值守运行。',
      de: 'Abnahmeprüfung am Aufstellort: Wechsel der 3-L-Flasche, Entnahme in unter 3 min, unbeaufsichtigter Betrieb über 24 h.',
    },
  },
  {
    number: 'HG-WASH-2025-000246',
    product: { en: 'UltraCraft Wash', zh: 'UltraCraft Wash', de: 'UltraCraft Wash' },
    issuedOn: '2025-10-08',
    scope: {
      en: 'Final inspection of agitation, timer and tightness of the solvent tank.',
      zh: '搅拌功能、定时器与清洗槽密封性终检。',
      de: 'Endprüfung von Umwälzung, Timer und Dichtheit des Lösemittelbehälters.',
    },
  },
  {
    number: 'HG-CURE-2025-000258',
    product: { en: 'UltraCraft Cure', zh: 'UltraCraft Cure', de: 'UltraCraft Cure' },
    issuedOn: '2025-10-30',
    scope: {
      en: 'Calibration of irradiance across the chamber; test of temperature control and door interlock.',
      zh: '固化腔内辐照度校准；温控与门联锁功能测试。',
      de: 'Kalibrierung der Bestrahlungsstärke in der ganzen Kammer; Prüfung von Temperaturregelung und Türverriegelung.',
    },
  },
];
