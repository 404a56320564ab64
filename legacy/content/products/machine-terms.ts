import type { Text } from '../text.ts';

/** Rows of a data sheet. */
export const machineRowNames = {
  power: { en: 'Power supply', zh: '电源', de: 'Stromversorgung' },
  size: { en: 'Machine size', zh: '设备尺寸', de: 'Gerätemaße' },
  weight: { en: 'Weight', zh: '重量', de: 'Gewicht' },
  orderNumbers: { en: 'Order numbers', zh: '各机型订货号', de: 'Artikelnummern' },
} as const satisfies Record<string, Text>;

export const mains: Text = { en: '100–240 V, 50/60 Hz', zh: '100–240 V，50/60 Hz', de: '100–240 V, 50/60 Hz' };

export const fromPrinter: Text = { en: '24 V from the printer', zh: '24 V，由打印机供电', de: '24 V vom Drucker' };

/** A row of a data sheet. */
export const edgeAccuracy = {
  key: 'edgeAccuracy',
  name: {
    en: 'Half a pixel, calculated',
    zh: '半个像素（计算值）',
    de: 'Halbes Pixel, berechnet',
  },
};

/** A row of a data sheet. */
export const modelAccuracy = {
  key: 'modelAccuracy',
  name: {
    en: 'Model accuracy, measured',
    zh: '全牙弓模型精度（实测）',
    de: 'Genauigkeit am Ganzkiefermodell, gemessen',
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

export const prepareSoftware: Text = {
  en: 'Heliograph Prepare (software)',
  zh: '赫光 Prepare 软件',
  de: 'Heliograph Prepare (Software)',
};

export const hexKey: Text = { en: 'Hex key', zh: '内六角扳手', de: 'Innensechskantschlüssel' };

export const sampleFile: Text = {
  en: 'USB drive with a sample file',
  zh: 'U 盘（含示例文件）',
  de: 'USB-Stick mit Beispieldatei',
};

export const twoTanks: Text = { en: 'Two tanks with lids', zh: '两个清洗槽，带盖', de: 'Zwei Behälter mit Deckel' };

export const washBasket: Text = { en: 'Wash basket', zh: '清洗篮', de: 'Waschkorb' };

export const bathLid: Text = { en: 'Lid for the bath', zh: '清洗槽密封盖', de: 'Deckel für das Waschbad' };

export const turntable: Text = { en: 'Turntable', zh: '转盘', de: 'Drehteller' };

export const washRack: Text = {
  en: 'Rack for four platforms',
  zh: '平台挂架（四位）',
  de: 'Gestell für vier Plattformen',
};

export const partBin: Text = { en: '400-part bin', zh: '收料箱（400 件）', de: 'Behälter für 400 Teile' };

export const fourHoses: Text = {
  en: 'Four 5 m hoses with couplings',
  zh: '四根 5 m 软管，带快接头',
  de: 'Vier Schläuche von 5 m mit Kupplungen',
};

export const remoteSetup: Text = {
  en: 'Setup and training by video call, 2 h (on site: see quote)',
  zh: '视频安装指导和操作培训，2 小时（上门另报价）',
  de: 'Einrichtung und Einweisung per Video, 2 h (vor Ort laut Angebot)',
};

export const onSiteSetup: Text = {
  en: 'Installation and training on site, one day',
  zh: '上门安装和操作培训，1 天',
  de: 'Aufbau und Einweisung vor Ort, ein Tag',
};

export const autoPartUnit: Text = {
  en: 'AutoPart automation unit',
  zh: 'AutoPart 自动化单元',
  de: 'Automationseinheit AutoPart',
};

export const builtInAutoPart: Text = {
  en: 'AutoPart, built in',
  zh: '内置 AutoPart 取件机构',
  de: 'AutoPart, eingebaut',
};

export const modelBin: Text = { en: 'Bin for 200 models', zh: '收料箱（200 个模型）', de: 'Behälter für 200 Modelle' };

export const partRack: Text = { en: 'Rack with 16 shelves', zh: '料架（16 层）', de: 'Magazin mit 16 Ablagen' };

export const sitePlan: Text = { en: 'Site plan', zh: '现场规划', de: 'Aufstellplan' };

export const onSiteInstallation: Text = {
  en: 'Installation on site, two days',
  zh: '上门安装，2 天',
  de: 'Aufbau vor Ort, zwei Tage',
};

export const shiftTraining: Text = {
  en: 'Training on site for two people per shift',
  zh: '现场培训，每班两人',
  de: 'Schulung vor Ort für zwei Personen je Schicht',
};

export const hydrometer: Text = {
  en: 'Hydrometer, 0.770 to 0.830 g/cm³',
  zh: '密度计，0.770–0.830 g/cm³',
  de: 'Aräometer, 0,770 bis 0,830 g/cm³',
};

export const exhaustHose: Text = {
  en: 'Exhaust hose, 75 mm (3 in), 2 m (6.6 ft)',
  zh: '排风软管，75 mm，长 2 m',
  de: 'Abluftschlauch, 75 mm, 2 m lang',
};

export const wasteCanisters: Text = {
  en: 'Two 20 L (5.3 gal) canisters for used solvent',
  zh: '20 L 废液桶两个',
  de: 'Zwei Kanister von 20 L für verbrauchtes Lösemittel',
};

export const binNet: Text = { en: 'Soft net for the bin', zh: '收料箱软网', de: 'Weiches Netz für den Behälter' };

export const pulseCable: Text = { en: 'Connecting cable', zh: '连接线', de: 'Anschlusskabel' };

export const fourScrews: Text = { en: 'Four screws', zh: '螺钉四颗', de: 'Vier Schrauben' };

export const spareFilter: Text = { en: 'Spare filter', zh: '备用滤网', de: 'Ersatzfilter' };
