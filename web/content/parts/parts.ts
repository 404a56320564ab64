import type { Locale } from '@heliograph/schema/locales.ts';
import outlines from './outlines.json' with { type: 'json' };

export type PartName = keyof typeof outlines;

/** Written by `art/outlines.ts`. In millimetres, as the part lies on the platform. */
export type PartOutline = (typeof outlines)[PartName];

export const partOutlines: Record<PartName, PartOutline> = outlines;

export const partNames: Record<Locale, Record<PartName, string>> = {
  en: {
    model: 'Full-arch model',
    uprightModel: 'Upright model',
    denture: 'Full denture',
    splint: 'Bite splint',
    bridge: 'Three-unit bridge',
    tray: 'Bonding tray',
    earbud: 'Earbud shell',
    ring: 'Ring',
    figure: 'Display figure',
    housing: 'Housing',
    insole: 'Insole',
    orthosis: 'Wrist orthosis',
  },
  cn: {
    model: '全牙弓模型',
    uprightModel: '竖放全牙弓模型',
    denture: '全口义齿',
    splint: '咬合板',
    bridge: '三单位桥',
    tray: '间接粘接托盘',
    earbud: '耳机外壳',
    ring: '戒指',
    figure: '手办',
    housing: '外壳',
    insole: '鞋垫',
    orthosis: '腕手矫形器',
  },
  de: {
    model: 'Ganzkiefermodell',
    uprightModel: 'Stehendes Ganzkiefermodell',
    denture: 'Totalprothese',
    splint: 'Aufbissschiene',
    bridge: 'Dreigliedrige Brücke',
    tray: 'Übertragungstray',
    earbud: 'Ohrhörerschale',
    ring: 'Ring',
    figure: 'Figur',
    housing: 'Gehäuse',
    insole: 'Einlage',
    orthosis: 'Handgelenkorthese',
  },
};
