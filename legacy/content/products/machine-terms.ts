import type { Text } from '../text.ts';

/** Rows of a data sheet. */
export const machineRowNames = {
  power: { en: 'Power supply', zh: '电源', de: 'Stromversorgung' },
  size: { en: 'Machine size', zh: '设备尺寸', de: 'Gerätemaße' },
  weight: { en: 'Weight', zh: '重量', de: 'Gewicht' },
} as const satisfies Record<string, Text>;

export const mains: Text = { en: '100–240 V, 50/60 Hz', zh: '100–240 V，50/60 Hz', de: '100–240 V, 50/60 Hz' };

export const fromPrinter: Text = { en: '24 V from the printer', zh: '24 V，由打印机供电', de: '24 V vom Drucker' };

/** A row of a data sheet. */
export const edgeAccuracy = {
  key: 'edgeAccuracy',
  name: {
    en: 'Edge accuracy, calculated (half a pixel)',
    zh: 'XY 定位，计算值（半像素）',
    de: 'Kantengenauigkeit, berechnet (halbes Pixel)',
  },
};

export const resinTray: Text = { en: 'Resin tray', zh: '料槽', de: 'Resinwanne' };

export const buildPlatform: Text = { en: 'Build platform', zh: '成型平台', de: 'Bauplattform' };

export const testPartSheet: Text = {
  en: 'Reference sheet for the test part',
  zh: '测试件比对卡',
  de: 'Referenzblatt zum Testdruck',
};

export const testCertificate: Text = { en: 'Test certificate', zh: '检测证书', de: 'Prüfzertifikat' };

export const hexKey: Text = { en: 'Hex key', zh: '内六角扳手', de: 'Innensechskantschlüssel' };

export const sampleFile: Text = {
  en: 'USB drive with a sample file',
  zh: 'U 盘（含示例文件）',
  de: 'USB-Stick mit Beispieldatei',
};

export const twoTanks: Text = {
  en: 'Two tanks with lids',
  zh: '两个清洗槽，带盖',
  de: 'Zwei Behälter mit Deckel, ein Korb',
};
