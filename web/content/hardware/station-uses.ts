import type { Locale } from '@heliograph/schema/locales.ts';
import type { GroupName } from '../navigation/nav-item.ts';

type StationUses = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** A series of printers, or a line of machines. */
export type MachineSetting = GroupName | 'alignerLine';

/** What a machine does in a setting, by its id. In other settings it shows its tagline. */
export const stationUses: Readonly<Partial<Record<MachineSetting, StationUses>>> = {
  clinicPrinters: {
    '31': {
      en: 'Washes two models in Model WW UV in tap water, in 3 min',
      cn: 'Model WW UV 模型一次洗两个，自来水 3 分钟',
      de: 'Wäscht zwei Modelle aus Model WW UV mit Leitungswasser, in 3 min',
    },
    '32': {
      en: 'Cures two models in Model WW UV in 12 min',
      cn: 'Model WW UV 模型一次固化两个，12 分钟',
      de: 'Härtet zwei Modelle aus Model WW UV in 12 min nach',
    },
  },
  desktopPrinters: {
    '31': {
      en: 'Washes a full platform at once, with parts up to 250 mm (9.8 in) tall',
      cn: '整版打印件一次洗，件高 250 mm 以内',
      de: 'Wäscht eine volle Plattform auf einmal, Teile bis 250 mm Höhe',
    },
    '32': {
      en: 'Cures parts up to 180 mm (7 in) wide and 255 mm (10 in) tall, at up to 60 °C (140 °F)',
      cn: '固化宽 180 mm、高 255 mm 以内的打印件，可加热到 60 °C',
      de: 'Härtet Teile bis 180 mm Breite und 255 mm Höhe nach, bei bis zu 60 °C',
    },
  },
  alignerLine: {
    '4': {
      en: 'Prints 12 models per job and removes them; plan on 168 a day, 180 at most',
      cn: '一版 12 个，自动取件；每天按 168 个排产，最多 180 个',
      de: 'Druckt 12 Modelle je Lauf und entnimmt sie; Planwert 168 am Tag, höchstens 180',
    },
    '33': {
      en: 'Washes a basket of 12 loose models in 8 min, draining included',
      cn: '一次洗一筐 12 个散件模型，含沥干 8 分钟',
      de: 'Wäscht einen Korb mit 12 losen Modellen in 8 min, Abtropfen eingerechnet',
    },
    '32': {
      en: 'Cures six upright models at once, in 8 min',
      cn: '一次竖放固化 6 个模型，8 分钟',
      de: 'Härtet sechs stehende Modelle auf einmal in 8 min nach',
    },
  },
};
