import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflex2Pro = {
  part: {
    kind: 'showcase',
    picture: 'parts/ring-patterns',
    links: { workflow: '/application/accessories' },
  },
  platform: { kind: 'platform', printer: '14', parts: ['ring', 'figure', 'housing'] },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: { rings: facts.ringsOnReflex2Pro, volume: facts.reflex2ProVolume },
    links: { cost: '/application/accessories' },
  },
  limits: { kind: 'limits', items: ['speed', 'size', 'teeth', 'wear'] },
} as const satisfies SectionLayouts;

export const reflex2ProCopy: StoryCopy<typeof reflex2Pro> = {
  en: {
    part: {
      title: 'Casting patterns that hold up under a loupe',
      text: 'Stone seats print open, prongs print at full thickness, and there is little cleanup after casting.',
      alt: 'Three blue ring patterns for casting, two of them on their supports',
      links: { workflow: 'Jewelry and accessories' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'A full platform of rings in an afternoon',
      text: 'Print time depends on the height of the patterns, not on how many stand on the platform. The drawing above shows rings lying flat.',
      items: {
        rings: 'for a platform of ring patterns 25 mm tall, in 30 µm layers',
        volume: 'build volume',
      },
      links: { cost: 'From pattern to metal' },
    },
    limits: {
      items: {
        speed: 'It is not the fastest. It prints 40 mm/h at 100 µm layers and is much slower at fine layers.',
        size: 'Its build volume is a little smaller than the Reflex 2’s.',
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
        wear: 'The LCD wears out. It lasts over 3,000 h, then you replace it; Ultra-Net counts the hours.',
      },
    },
  },
  cn: {
    part: {
      title: '铸造蜡型，放大镜下也经看',
      text: '石位通透，钉爪饱满，铸出来少执模。',
      alt: '三枚蓝色戒指蜡型，两枚带支撑',
      links: { workflow: '首饰与配饰方案' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '一个下午打好一版戒指',
      text: '用时只看高度，与一版放多少枚无关；上图按平放画，这里按 25 mm 高的蜡型算。',
      items: {
        rings: '一版 25 mm 高的戒指蜡型，层厚 30 µm',
        volume: '成型空间',
      },
      links: { cost: '看首饰铸造流程' },
    },
    limits: {
      items: {
        speed: '速度不算快：层厚 100 µm 时 40 mm/h，层越薄越慢。',
        size: '成型空间比 Reflex 2 略小。',
        teeth: '口内件不能打，本机没有齿科树脂参数。',
        wear: 'LCD 屏是耗材，可用 3,000 小时以上；Ultra-Net 会累计使用时长。',
      },
    },
  },
  de: {
    part: {
      title: 'Gussmodelle, die der Lupe standhalten',
      text: 'Steinsitze sind schon im Druck sauber ausgeformt, Krappen haben volle Stärke. Am gegossenen Ring müssen Sie kaum nachfräsen.',
      alt: 'Drei blaue Ringmodelle für den Guss, zwei davon auf ihren Supports',
      links: { workflow: 'Schmuck und Accessoires' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    day: {
      title: 'Eine Plattform voll Ringe an einem Nachmittag',
      text: 'Die Druckzeit hängt von der Höhe der Modelle ab, nicht von ihrer Zahl. Die Zeichnung oben zeigt liegende Ringe.',
      items: {
        rings: 'für eine Plattform Ringmodelle von 25 mm Höhe, in Schichten von 30 µm',
        volume: 'Bauraum',
      },
      links: { cost: 'Vom Modell zum Metall' },
    },
    limits: {
      items: {
        speed:
          'Die Turbo-Modelle sind mit 60 mm/h schneller, und in feinen Schichten druckt er deutlich langsamer als 40 mm/h.',
        size: 'Sein Bauraum ist etwas kleiner als der des Reflex 2.',
        teeth: 'Er ist nicht für Teile bestimmt, die in den Mund kommen. Profile für Dentalresins gibt es nicht.',
        wear: 'Das LCD verschleißt: Nach gut 3.000 h muss es getauscht werden. Ultra-Net zählt die Stunden.',
      },
    },
  },
};
