import type { Locale } from '@heliograph/schema/locales.ts';
import type { PictureName } from '#sections/page-content.ts';

export type SparePart = {
  orderNumber: string;
  /** By product id of the printer, where each has a variant of its own. */
  orderNumbers?: Readonly<Record<string, string>>;
  /** Product ids of the printers that it is used with. */
  fits: readonly string[];
  name: Readonly<Record<Locale, string>>;
  /** Type of accessories, by its number in the URL, that it is listed first in; other parts are listed below all types. */
  type?: '2' | '3';
  picture?: PictureName;
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
  '13': 'RX-340-3',
  '14': 'RX-340-4',
};
const WITH_ULTRACRAFT_WASH = ['1', '2', '3', '4', '5', '6', '7', '9', '10', '11', '12', '13', '14'];
const WITH_WASH_STATION = ['1', '2', '3', '4', '5', '8'];
const WITH_AUTOMATIC_REMOVAL = ['2', '3', '4', '5', '8'];
const WITH_RESIN_STATION = ['2', '3', '4', '5', '8'];
const WITH_HIVE = ['2', '3'];
const C_SERIES = ['8'];

/** Parts without a page of their own. */
export const spareParts: readonly SparePart[] = [
  {
    orderNumber: 'UC-340',
    orderNumbers: ULTRACRAFT_PLATFORMS,
    fits: Object.keys(ULTRACRAFT_PLATFORMS),
    type: '2',
    picture: 'scenes/platform-solid',
    name: { en: 'UltraCraft build platform', cn: 'UltraCraft 成型平台', de: 'UltraCraft-Bauplattform' },
    use: {
      en: 'Same as the one in the box: print on one while you wash the other',
      cn: '与原机标配相同，清洗时换上即可继续打印',
      de: 'Wie mitgeliefert: Die eine wird gewaschen, mit der anderen drucken Sie weiter',
    },
  },
  {
    orderNumber: 'RX-340',
    orderNumbers: REFLEX_PLATFORMS,
    fits: Object.keys(REFLEX_PLATFORMS),
    type: '3',
    picture: 'scenes/in-use-reflex',
    name: { en: 'Reflex build platform', cn: 'Reflex 成型平台', de: 'Reflex-Bauplattform' },
    use: {
      en: 'Same as the one in the box, in four versions for the six printers',
      cn: '与原机标配相同，六款机型共四种',
      de: 'Wie mitgeliefert, in vier Ausführungen für die sechs Drucker',
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
    name: { en: 'Hydrometer for isopropanol', cn: '异丙醇密度计', de: 'Aräometer für Isopropanol' },
    use: {
      en: 'For UltraCraft Wash: change the first bath at 0.815 g/cm³ (20 °C)',
      cn: '用于 UltraCraft Wash；第一槽达到 0.815 g/cm³（20 °C）时更换',
      de: 'Für UltraCraft Wash: Bei 0,815 g/cm³ (20 °C) ist das erste Bad zu wechseln',
    },
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
    use: {
      en: 'For the Wash Station: takes the place of four A2D or A3D platforms',
      cn: '用于 Wash Station 自动清洗站，替换装四块 A2D 系列或 A3D 平台的挂架',
      de: 'Für die Wash Station, anstelle von vier Plattformen der A2D-Familie oder des A3D',
    },
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
    use: {
      en: 'For the Wash Station: brings full platforms from the printers',
      cn: '用于 Wash Station 自动清洗站，从打印机运送平台',
      de: 'Für die Wash Station, bringt volle Plattformen vom Drucker',
    },
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
  {
    orderNumber: 'UC-341',
    fits: WITH_HIVE,
    name: { en: 'Resin bottle, 3 L', cn: '料瓶，3 L', de: 'Resinflasche, 3 L' },
    use: {
      en: 'For HiVE: one bottle per resin',
      cn: '用于 HiVE，一种树脂一个',
      de: 'Für HiVE, je Resin eine Flasche',
    },
  },
  {
    orderNumber: 'UC-342',
    fits: WITH_HIVE,
    name: { en: 'Bin net', cn: '收料箱软网', de: 'Netz für den Behälter' },
    use: {
      en: 'For HiVE: replace when it sags or tears',
      cn: '用于 HiVE，松弛或破损时更换',
      de: 'Für HiVE, zu wechseln, wenn es durchhängt oder reißt',
    },
  },
  {
    orderNumber: 'UC-343',
    fits: ['5'],
    name: { en: 'Resin bottle with hose, 2 L', cn: '料瓶，带软管，2 L', de: 'Resinflasche mit Schlauch, 2 L' },
    use: {
      en: 'For the A3D: one set per resin',
      cn: '用于 A3D，一种树脂一套',
      de: 'Für den A3D, je Resin ein Satz',
    },
  },
  {
    orderNumber: 'RX-324',
    fits: Object.keys(REFLEX_PLATFORMS),
    name: { en: 'Carbon cartridge', cn: '活性炭滤芯', de: 'Aktivkohlepatrone' },
    use: {
      en: 'For the Reflex air filter: replace every 600 print hours',
      cn: '用于 Reflex 空气过滤器，打印约 600 小时更换',
      de: 'Für den Reflex-Luftfilter, alle 600 Druckstunden zu wechseln',
    },
  },
];
