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
    items: {
      rings: facts.ringsOnReflex2Pro,
      count: facts.ringsPerPlatform,
      spread: facts.ringWeightSpread,
      layer: facts.reflex2ProThinnestLayer,
    },
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
    platform: { text: 'One print job, seen from above. The rings stand upright on their supports.' },
    day: {
      title: 'A full platform of rings in an afternoon',
      text: 'Print time depends on the height of the patterns, not on how many stand on the platform. Start after lunch, and cast the next morning.',
      items: {
        rings: 'for a platform of ring patterns 25 mm tall, in 30 µm layers',
        count: 'ring patterns stand on one platform',
        spread: 'between ten rings cast from one platform',
        layer: 'thinnest layer',
      },
      links: { cost: 'From pattern to metal' },
    },
    limits: {
      items: {
        speed: 'It is slower than the Turbo models: 40 mm/h against 60 at 100 µm, and much slower at fine layers.',
        size: 'It prints parts up to 218.9 × 123.1 × 240 mm (8.6 × 4.8 × 9.4 in), the Reflex 2 up to 228 × 128 × 250 mm (9 × 5 × 9.8 in). Parts over 228 mm (9 in) do not fit the Reflex Wash; use the UltraCraft Wash for them.',
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
        wear: 'The LCD wears out. It lasts over 3,000 h, then you replace it; Ultra-Net counts the hours.',
      },
    },
  },
  cn: {
    part: {
      title: '铸造蜡型，放大镜下也经看',
      text: '石位清晰，爪头饱满，铸出来少执模。',
      alt: '三枚蓝色戒指蜡型，两枚带支撑',
      links: { workflow: '首饰与配饰方案' },
    },
    platform: { text: '单版排版俯视图，戒指带支撑竖放。' },
    day: {
      title: '一个下午打好一版戒指',
      text: '用时只看高度，与一版放多少枚无关。午饭后开打，第二天一早就能铸。',
      items: {
        rings: '一版 25 mm 高的戒指蜡型，层厚 30 µm',
        count: '一版竖放的戒指蜡型',
        spread: '同版十枚戒指铸件的克重差',
        layer: '最小层厚',
      },
      measures: { count: '枚' },
      links: { cost: '看首饰铸造流程' },
    },
    limits: {
      items: {
        speed: '速度不算快：层厚 100 µm 时 40 mm/h，层越薄越慢。',
        size: '成型尺寸 218.9 × 123.1 × 240 mm，比 Reflex 2（228 × 128 × 250 mm）略小。件高超过 228 mm 的，Reflex Wash 放不下，用 UltraCraft Wash 洗。',
        teeth: '口内件不能打，本机没有齿科树脂参数。',
        wear: 'LCD 屏是耗材，可用 3,000 小时以上；Ultra-Net 会累计使用时长。',
      },
    },
  },
  de: {
    part: {
      title: 'Gussmodelle, die der Lupe standhalten',
      text: 'Steinsitze sind schon im Druck sauber ausgeformt, Krappen haben volle Stärke. Am gegossenen Ring ist wenig zu versäubern.',
      alt: 'Drei blaue Ringmodelle für den Guss, zwei davon auf ihren Supports',
      links: { workflow: 'Schmuck und Accessoires' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen. Die Ringe stehen auf ihren Supports.' },
    day: {
      title: 'Eine Plattform voll Ringe an einem Nachmittag',
      text: 'Die Druckzeit hängt von der Höhe der Modelle ab, nicht von ihrer Zahl. Starten Sie mittags, dann ist die Plattform am Nachmittag fertig, und am nächsten Morgen gießen Sie.',
      items: {
        rings: 'für eine Plattform Ringmodelle von 25 mm Höhe, in Schichten von 30 µm',
        count: 'Ringmodelle stehen auf einer Plattform',
        spread: 'Unterschied zwischen zehn Ringen, gegossen von einer Plattform',
        layer: 'dünnste Schicht',
      },
      links: { cost: 'Vom Modell zum Metall' },
    },
    limits: {
      items: {
        speed:
          'Die Turbo-Modelle sind mit 60 mm/h schneller, und in feinen Schichten druckt er deutlich langsamer als 40 mm/h.',
        size: 'Sein Bauraum von 218,9 × 123,1 × 240 mm ist etwas kleiner als der des Reflex 2 mit 228 × 128 × 250 mm. Teile über 228 mm waschen Sie im UltraCraft Wash, sie passen nicht ins Reflex Wash.',
        teeth: 'Er ist nicht für Teile bestimmt, die in den Mund kommen. Profile für Dentalresins gibt es nicht.',
        wear: 'Das LCD verschleißt: Nach gut 3.000 h muss es getauscht werden. Ultra-Net zählt die Stunden.',
      },
    },
  },
};
