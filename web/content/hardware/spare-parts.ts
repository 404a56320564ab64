import type { Locale } from '@heliograph/schema/locales.ts';

export type SparePart = {
  orderNumber: string;
  /** By product id of the printer, where each has a variant of its own. */
  orderNumbers?: Readonly<Record<string, string>>;
  /** Product ids of the printers that it is used with. */
  fits: readonly string[];
  name: Readonly<Record<Locale, string>>;
  /** The machine, and when to replace the part or order a second one. */
  use: Readonly<Record<Locale, string>>;
};

const ULTRACRAFT_PLATFORMS = {
  '1': 'UC-340-1',
  '2': 'UC-340-2',
  '3': 'UC-340-3',
  '4': 'UC-340-4',
  '5': 'UC-340-5',
  '6': 'UC-340-6',
  '7': 'UC-340-7',
  '8': 'UC-340-8',
};
const REFLEX_PLATFORMS = {
  '9': 'RX-340-1',
  '10': 'RX-340-2',
  '11': 'RX-340-1',
  '12': 'RX-340-2',
  '13': 'RX-340-5',
  '14': 'RX-340-6',
};
const WITH_ULTRACRAFT_WASH = ['1', '2', '3', '4', '5', '6', '7', '9', '10', '11', '12', '13', '14'];
const WITH_WASH_STATION = ['1', '2', '3', '4', '5', '8'];
const WITH_AUTOMATIC_REMOVAL = ['2', '3', '4', '5', '8'];
const WITH_RESIN_STATION = ['2', '3', '4', '5', '8'];
const C_SERIES = ['8'];

/** Parts without a page of their own. */
export const spareParts: readonly SparePart[] = [
  {
    orderNumber: 'UC-340',
    orderNumbers: ULTRACRAFT_PLATFORMS,
    fits: Object.keys(ULTRACRAFT_PLATFORMS),
    name: { en: 'UltraCraft build platform', cn: 'UltraCraft 成型平台', de: 'UltraCraft-Bauplattform' },
    use: {
      en: 'The same as in the box. Print on one while the other is being washed.',
      cn: '与随机附带的相同；一块在洗，另一块接着打',
      de: 'Wie mitgeliefert. Während die eine gewaschen wird, druckt die andere.',
    },
  },
  {
    orderNumber: 'RX-340',
    orderNumbers: REFLEX_PLATFORMS,
    fits: Object.keys(REFLEX_PLATFORMS),
    name: { en: 'Reflex build platform', cn: 'Reflex 成型平台', de: 'Reflex-Bauplattform' },
    use: {
      en: 'The same as in the box. Reflex and Reflex Turbo share one, and so do the RS models.',
      cn: '与随机附带的相同；Reflex 与 Reflex Turbo 通用，RS 两款通用',
      de: 'Wie mitgeliefert. Reflex und Reflex Turbo haben die gleiche, ebenso die beiden RS-Modelle.',
    },
  },
  {
    orderNumber: 'UC-338',
    fits: WITH_ULTRACRAFT_WASH,
    name: { en: 'Wash tank with lid, 10 L', cn: '清洗槽，带盖，10 L', de: 'Waschbehälter mit Deckel, 10 L' },
    use: {
      en: 'For UltraCraft Wash: a third tank, for water',
      cn: '用于 UltraCraft Wash；水洗树脂另备一槽',
      de: 'Für UltraCraft Wash, als dritter Behälter für Wasser',
    },
  },
  {
    orderNumber: 'UC-339',
    fits: WITH_ULTRACRAFT_WASH,
    name: {
      en: 'Hydrometer, 0.770 to 0.830 g/cm³',
      cn: '密度计，0.770–0.830 g/cm³',
      de: 'Aräometer, 0,770 bis 0,830 g/cm³',
    },
    use: { en: 'For UltraCraft Wash', cn: '用于 UltraCraft Wash', de: 'Für UltraCraft Wash' },
  },
  {
    orderNumber: 'UC-330',
    fits: WITH_AUTOMATIC_REMOVAL,
    name: { en: 'Basket for 12 models', cn: '清洗篮（12 个模型）', de: 'Korb für 12 Modelle' },
    use: {
      en: 'For the Wash Station: loose models from automatic removal',
      cn: '用于 Wash Station 自动清洗站，装自动取下的模型',
      de: 'Für die Wash Station, für lose Modelle aus der automatischen Entnahme',
    },
  },
  {
    orderNumber: 'UC-331',
    fits: C_SERIES,
    name: {
      en: 'Rack for two C series platforms',
      cn: 'C 系列两位挂架',
      de: 'Gestell für zwei Plattformen der C-Serie',
    },
    use: { en: 'For the Wash Station', cn: '用于 Wash Station 自动清洗站', de: 'Für die Wash Station' },
  },
  {
    orderNumber: 'UC-332',
    fits: WITH_WASH_STATION,
    name: { en: 'Air filter', cn: '空气滤芯', de: 'Luftfilter' },
    use: {
      en: 'For the Wash Station: replace once a year',
      cn: '用于 Wash Station 自动清洗站，一年一换',
      de: 'Für die Wash Station, jährlich zu wechseln',
    },
  },
  {
    orderNumber: 'UC-333',
    fits: WITH_WASH_STATION,
    name: { en: 'Platform cart', cn: '平台推车', de: 'Plattformwagen' },
    use: { en: 'For the Wash Station', cn: '用于 Wash Station 自动清洗站', de: 'Für die Wash Station' },
  },
  {
    orderNumber: 'UC-336',
    fits: WITH_RESIN_STATION,
    name: { en: 'Resin filter', cn: '树脂滤网', de: 'Resinfilter' },
    use: {
      en: 'For the Resin Station: replace every 100 L and with each change of resin',
      cn: '用于供料站，每 100 L 更换，换树脂时也要换',
      de: 'Für die Resin-Station, alle 100 L und bei jedem Resinwechsel',
    },
  },
  {
    orderNumber: 'UC-337',
    fits: WITH_RESIN_STATION,
    name: { en: 'Set of four hoses', cn: '软管一套（四根）', de: 'Satz mit vier Schläuchen' },
    use: {
      en: 'For the Resin Station: replace every 2 years; one set per resin',
      cn: '用于供料站，每 2 年更换；一种树脂一套',
      de: 'Für die Resin-Station, alle 2 Jahre zu wechseln; je Resin ein Satz',
    },
  },
];
