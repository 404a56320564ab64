import type { Text } from '../text.ts';
import { edgeAccuracy } from './machine-terms.ts';

type ComparisonRow = { type: 'string' | 'stringYN' | 'YN' | 'layout'; name: Text };

/** The rows by which printers are compared, in their order. */
export const comparisonRows = {
  print_format: { type: 'string', name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' } },
  resolution: { type: 'string', name: { en: 'Resolution', zh: '分辨率', de: 'Auflösung' } },
  Pixel: { type: 'string', name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' } },
  moldingAccuracy: {
    type: 'string',
    name: edgeAccuracy.name,
  },
  engine: { type: 'string', name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' } },
  wavelength: { type: 'string', name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' } },
  lightSourceLife: {
    type: 'string',
    name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
  },
  tray: { type: 'string', name: { en: 'Resin tray', zh: '料槽', de: 'Resinwanne' } },
  calibration: {
    type: 'stringYN',
    name: { en: 'Automatic calibration', zh: '自动校准', de: 'Automatische Kalibrierung' },
  },
  autoPartRemoval: {
    type: 'stringYN',
    name: { en: 'Automatic part removal', zh: '自动取件', de: 'Automatische Bauteilentnahme' },
  },
  AutoPart: {
    type: 'YN',
    name: {
      en: 'AutoPart removal unit, built in',
      zh: 'AutoPart 取件单元（自带）',
      de: 'AutoPart-Entnahmeeinheit, eingebaut',
    },
  },
  HiVE: {
    type: 'stringYN',
    name: { en: 'HiVE automation, optional', zh: 'HiVE 自动化单元（选配）', de: 'HiVE-Automation, optional' },
  },
  ResinStation: { type: 'YN', name: { en: 'Resin Station', zh: '供料站', de: 'Resin-Station' } },
  Streamflow: { type: 'YN', name: { en: 'StreamFlow', zh: 'StreamFlow', de: 'StreamFlow' } },
  UltraCraft: {
    type: 'stringYN',
    name: { en: 'UltraCraft Wash and Cure', zh: 'UltraCraft 清洗与固化', de: 'Waschen und Nachhärten mit UltraCraft' },
  },
  device_parameters: {
    type: 'layout',
    name: { en: 'Power and connections', zh: '电源与接口', de: 'Strom und Anschlüsse' },
  },
  equipmentSize: {
    type: 'layout',
    name: { en: 'Machine size and weight', zh: '设备尺寸与重量', de: 'Gerätemaße und Gewicht' },
  },
} as const satisfies Record<string, ComparisonRow>;

export type ComparisonKey = keyof typeof comparisonRows;
