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
  /** The machine that it belongs to, unless it is listed with a type. */
  machine?: Readonly<Record<Locale, string>>;
  /** When to replace the part or order a second one. */
  use: Readonly<Record<Locale, string>>;
  contents?: Readonly<Record<Locale, string>>;
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
const WITH_AUTOMATIC_REMOVAL = ['2', '3', '4', '5'];
const WITH_RESIN_STATION = ['2', '3', '4', '5', '8'];
const WITH_HIVE = ['2', '3'];
const C_SERIES = ['8'];
/** Those that their users maintain. */
const SELF_MAINTAINED = ['1', '2', '3', '4', '5', '6', '7'];

const ULTRACRAFT_WASH = { en: 'UltraCraft Wash', cn: 'UltraCraft Wash', de: 'UltraCraft Wash' };
const WASH_STATION = { en: 'Wash Station', cn: 'Wash Station 自动清洗站', de: 'Wash Station' };
const RESIN_STATION = { en: 'Resin Station', cn: '供料站', de: 'Resin-Station' };
const HIVE = { en: 'HiVE', cn: 'HiVE', de: 'HiVE' };
const A3D = { en: 'UltraCraft A3D', cn: 'UltraCraft A3D', de: 'UltraCraft A3D' };
const AUTOMATIC_REMOVAL = { en: 'Automatic removal', cn: '自动取件', de: 'Automatische Entnahme' };
const REFLEX_AIR_FILTER = { en: 'Reflex air filter', cn: 'Reflex 空气过滤器', de: 'Reflex-Luftfilter' };

const ULTRACRAFT_PRINTERS = { en: 'UltraCraft printers', cn: 'UltraCraft 打印机', de: 'UltraCraft-Drucker' };

const ONE_PLATFORM = { en: '1 platform', cn: '成型平台 1 块', de: '1 Plattform' };

/** Parts without a page of their own. */
export const spareParts: readonly SparePart[] = [
  {
    orderNumber: 'UC-340',
    orderNumbers: ULTRACRAFT_PLATFORMS,
    fits: Object.keys(ULTRACRAFT_PLATFORMS),
    type: '2',
    picture: 'accessories/ultracraft-build-platform',
    name: { en: 'UltraCraft build platform', cn: 'UltraCraft 成型平台', de: 'UltraCraft-Bauplattform' },
    use: {
      en: 'Print on one platform while the other is in the wash',
      cn: '与原机标配相同，清洗时换上即可继续打印',
      de: 'Für den nächsten Druck, solange die erste noch im Waschgerät hängt',
    },
    contents: ONE_PLATFORM,
  },
  {
    orderNumber: 'RX-340',
    orderNumbers: REFLEX_PLATFORMS,
    fits: Object.keys(REFLEX_PLATFORMS),
    type: '3',
    picture: 'accessories/reflex-build-platform',
    name: { en: 'Reflex build platform', cn: 'Reflex 成型平台', de: 'Reflex-Bauplattform' },
    use: {
      en: 'Same as the one that comes with the printer',
      cn: '与原机标配相同',
      de: 'Dieselbe wie im Lieferumfang des Druckers',
    },
    contents: ONE_PLATFORM,
  },
  {
    orderNumber: 'UC-345',
    fits: SELF_MAINTAINED,
    name: { en: 'Intake filters, pack of 5', cn: '进风口滤棉，5 片', de: 'Filtermatten für den Lufteinlass, 5 Stück' },
    machine: ULTRACRAFT_PRINTERS,
    use: { en: 'Clean or change every month', cn: '每月清洁或更换', de: 'Monatlich reinigen oder wechseln' },
  },
  {
    orderNumber: 'UC-346',
    fits: SELF_MAINTAINED,
    name: { en: 'Optical wipes, pack of 50', cn: '光学擦拭布，50 片', de: 'Optiktücher, 50 Stück' },
    machine: ULTRACRAFT_PRINTERS,
    use: {
      en: 'For the light engine window, lint-free',
      cn: '擦拭光机窗口，无尘',
      de: 'Fusselfrei, für das Projektorfenster',
    },
  },
  {
    orderNumber: 'UC-347',
    fits: SELF_MAINTAINED,
    name: { en: 'Z-axis grease, 10 g', cn: '导轨润滑脂，10 g', de: 'Fett für die Hubachse, 10 g' },
    machine: ULTRACRAFT_PRINTERS,
    use: { en: 'A thin coat every six months', cn: '每半年薄涂一次', de: 'Halbjährlich dünn auftragen' },
  },
  {
    orderNumber: 'UC-338',
    fits: WITH_ULTRACRAFT_WASH,
    name: { en: 'Wash tank with lid, 10 L', cn: '清洗槽，带盖，10 L', de: 'Waschbehälter mit Deckel, 10 L' },
    machine: ULTRACRAFT_WASH,
    use: { en: 'A third tank, for water', cn: '水洗树脂另备一槽', de: 'Dritter Behälter, für Wasser' },
  },
  {
    orderNumber: 'UC-339',
    fits: WITH_ULTRACRAFT_WASH,
    name: { en: 'Hydrometer for isopropanol', cn: '异丙醇密度计', de: 'Aräometer für Isopropanol' },
    machine: ULTRACRAFT_WASH,
    use: {
      en: 'Change the first bath at 0.815 g/cm³ (20 °C, 68 °F)',
      cn: '第一槽达到 0.815 g/cm³（20 °C）时换液',
      de: 'Bei 0,815 g/cm³ (20 °C) wechseln Sie das erste Bad',
    },
  },
  {
    orderNumber: 'UC-330',
    fits: WITH_AUTOMATIC_REMOVAL,
    name: { en: 'Basket for 12 models', cn: '清洗篮（12 个模型）', de: 'Korb für 12 Modelle' },
    machine: WASH_STATION,
    use: {
      en: 'For loose models from automatic removal',
      cn: '装自动取下的模型',
      de: 'Für lose Modelle aus der automatischen Entnahme',
    },
  },
  {
    orderNumber: 'UC-331',
    fits: C_SERIES,
    name: {
      en: 'Rack for two C series platforms',
      cn: 'C 系列两工位挂架',
      de: 'Gestell für zwei Plattformen der C-Serie',
    },
    machine: WASH_STATION,
    use: {
      en: 'Takes the place of four A2D or A3D platforms',
      cn: '替换装四块 A2D 系列或 A3D 平台的挂架',
      de: 'Anstelle von vier Plattformen der A2D-Familie oder des A3D',
    },
  },
  {
    orderNumber: 'UC-332',
    fits: WITH_WASH_STATION,
    name: { en: 'Air filter', cn: '空气滤芯', de: 'Luftfilter' },
    machine: WASH_STATION,
    use: { en: 'Replace once a year', cn: '一年一换', de: 'Jährlich wechseln' },
  },
  {
    orderNumber: 'UC-333',
    fits: WITH_WASH_STATION,
    name: { en: 'Platform cart', cn: '平台推车', de: 'Plattformwagen' },
    machine: WASH_STATION,
    use: {
      en: 'Brings full platforms from the printers',
      cn: '从打印机运送平台',
      de: 'Bringt volle Plattformen vom Drucker zur Station',
    },
  },
  {
    orderNumber: 'UC-336',
    fits: WITH_RESIN_STATION,
    name: { en: 'Resin filter', cn: '树脂滤网', de: 'Resinfilter' },
    machine: RESIN_STATION,
    use: {
      en: 'Replace every 100 L and with each change of resin',
      cn: '每 100 L 更换，换树脂时也要换',
      de: 'Alle 100 L und bei jedem Resinwechsel erneuern',
    },
  },
  {
    orderNumber: 'UC-337',
    fits: WITH_RESIN_STATION,
    name: { en: 'Set of four hoses', cn: '软管一套（四根）', de: 'Satz mit vier Schläuchen' },
    machine: RESIN_STATION,
    use: {
      en: 'Replace every 2 years; one set per resin',
      cn: '每 2 年更换；一种树脂一套',
      de: 'Alle 2 Jahre wechseln; für jedes Resin ein eigener Satz',
    },
  },
  {
    orderNumber: 'UC-341',
    fits: WITH_HIVE,
    name: { en: 'Resin bottle, 3 L', cn: '料瓶，3 L', de: 'Resinflasche, 3 L' },
    machine: HIVE,
    use: { en: 'One bottle per resin', cn: '一种树脂一个', de: 'Für jedes Resin eine eigene Flasche' },
  },
  {
    orderNumber: 'UC-342',
    fits: WITH_HIVE,
    name: { en: 'Net for the collection bin', cn: '收料箱软网', de: 'Auffangnetz für den Teilebehälter' },
    machine: HIVE,
    use: {
      en: 'Replace when it sags or tears',
      cn: '松弛或破损时更换',
      de: 'Wechseln, wenn es durchhängt oder reißt',
    },
  },
  {
    orderNumber: 'UC-343',
    fits: ['5'],
    name: { en: 'Resin bottle with hose, 2 L', cn: '料瓶，带软管，2 L', de: 'Resinflasche mit Schlauch, 2 L' },
    machine: A3D,
    use: { en: 'One set for each resin', cn: '一种树脂一套', de: 'Für jedes Resin ein eigener Satz' },
  },
  {
    orderNumber: 'UC-344',
    fits: WITH_AUTOMATIC_REMOVAL,
    name: { en: 'Removal blade', cn: '取件刀片', de: 'Entnahmeklinge' },
    machine: AUTOMATIC_REMOVAL,
    use: {
      en: 'Replace when the edge is nicked; for HiVE, A2D Ortho and A3D',
      cn: '刃口有缺口时更换；用于 HiVE、A2D Ortho、A3D',
      de: 'Wechseln, wenn sie Scharten hat; für HiVE, A2D Ortho und A3D',
    },
  },
  {
    orderNumber: 'RX-324',
    fits: Object.keys(REFLEX_PLATFORMS),
    name: { en: 'Carbon cartridge', cn: '活性炭滤芯', de: 'Aktivkohlepatrone' },
    machine: REFLEX_AIR_FILTER,
    use: {
      en: 'Replace every 600 print hours',
      cn: '打印约 600 小时更换',
      de: 'Alle 600 Druckstunden wechseln',
    },
  },
];
