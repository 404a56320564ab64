import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflex2Pro = {
  part: {
    kind: 'showcase',
    picture: 'parts/ring-patterns',
    links: { workflow: '/application/accessories' },
  },
  platform: { kind: 'platform', printer: '14', parts: ['ring', 'figure'] },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: {
      count: facts.ringsPerPlatform,
      rings: facts.ringsOnReflex2Pro,
      resin: facts.ringResin,
      spread: facts.ringWeightSpread,
    },
    links: { ring: '/aboutUs/resources/detail/casting-a-signet-ring-from-a-printed-pattern-320' },
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
    platform: {
      text: 'One print job, seen from above. The rings stand upright on their supports; the figures are masters for silicone molds.',
    },
    day: {
      title: 'A full platform of rings in an afternoon',
      text: 'Print time depends on the height of the patterns, not on how many stand on the platform. Start after lunch, burn out overnight, and cast the next morning.',
      items: {
        count: 'ring patterns on one platform, upright on their supports',
        rings: 'to print them in Wax Cast Filigree, 25 mm tall, in 30 µm layers',
        resin: 'of resin for one pattern, with its supports',
        spread: 'difference in weight between ten silver rings of 4 g from the patterns of one platform',
      },
      links: { ring: 'A signet ring, from pattern to casting' },
    },
    limits: {
      items: {
        speed: 'It prints 40 mm/h at 100 µm, where the Turbo models print 60, and about 11.5 mm/h at 30 µm.',
        size: 'It prints parts up to 218.9 × 123.1 × 240 mm (8.6 × 4.8 × 9.4 in), the Reflex 2 up to 228 × 128 × 250 mm (9 × 5 × 9.8 in). Parts over 228 mm (9 in) do not fit the Reflex Wash; use the UltraCraft Wash for them.',
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
        wear: 'The LCD wears out. It lasts over 3,000 h; Ultra-Net counts them. Then you replace it yourself (order no. RX-306) in about 30 min.',
      },
    },
  },
  cn: {
    part: {
      title: '铸造蜡型，细节锐利',
      text: '石位清晰，爪头饱满，铸件执模少。',
      alt: '三枚蓝色戒指蜡型，两枚带支撑',
      links: { workflow: '首饰与配饰方案' },
    },
    platform: { text: '单版排版俯视图。戒指带支撑竖放，手办为硅胶翻模原型。' },
    day: {
      title: '一个下午打印一版戒指',
      text: '用时取决于高度，与每版枚数无关。午后打印，当晚焙烧，次日早晨即可铸造。',
      items: {
        count: '一版带支撑竖放的戒指蜡型',
        rings: 'Wax Cast Filigree，高 25 mm，层厚 30 µm，一版打印用时',
        resin: '每枚蜡型连支撑的用料',
        spread: '同版十枚 4 克银戒铸件的克重差',
      },
      measures: { count: '枚' },
      links: { ring: '图章戒：从蜡型到铸件' },
    },
    limits: {
      items: {
        speed: '层厚 100 µm 时 40 mm/h，Turbo 机型为 60 mm/h；层越薄越慢，30 µm 约 11.5 mm/h。',
        size: '成型尺寸 218.9 × 123.1 × 240 mm，比 Reflex 2（228 × 128 × 250 mm）略小。件高超过 228 mm 的，Reflex Wash 无法容纳，请用 UltraCraft Wash 清洗。',
        teeth: '不适用于口内件，本机无齿科树脂参数。',
        wear: 'LCD 屏是耗材，可用 3,000 小时以上，Ultra-Net 累计时长；到期可自行更换（订货号 RX-306），约 30 分钟。',
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
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Die Ringe stehen auf ihren Supports, die Figuren sind Urmodelle für Silikonformen.',
    },
    day: {
      title: 'Eine Plattform voll Ringe an einem Nachmittag',
      text: 'Die Druckzeit hängt von der Höhe der Modelle ab, nicht von ihrer Zahl. Starten Sie mittags, brennen Sie über Nacht aus, und gießen Sie am nächsten Morgen.',
      items: {
        count: 'Ringmodelle auf einer Plattform, stehend auf ihren Supports',
        rings: 'Druckzeit in Wax Cast Filigree, 25 mm hoch, in Schichten von 30 µm',
        resin: 'Resin je Ringmodell, mit Supports',
        spread: 'Gewichtsunterschied zwischen zehn Silberringen von 4 g, gegossen aus den Modellen einer Plattform',
      },
      links: { ring: 'Siegelring: vom Modell zum Guss' },
    },
    limits: {
      items: {
        speed:
          'Die Turbo-Modelle schaffen 60 mm/h. Der Reflex 2 Pro druckt bei 100 µm 40 mm/h, bei 30 µm rund 11,5 mm/h.',
        size: 'Sein Bauraum von 218,9 × 123,1 × 240 mm ist etwas kleiner als der des Reflex 2 mit 228 × 128 × 250 mm. Teile über 228 mm waschen Sie im UltraCraft Wash, sie passen nicht ins Reflex Wash.',
        teeth: 'Er ist nicht für Teile bestimmt, die in den Mund kommen. Profile für Dentalresins gibt es nicht.',
        wear: 'Das LCD verschleißt: Nach gut 3.000 h tauschen Sie es selbst (Artikelnr. RX-306), in etwa 30 min. Ultra-Net zählt die Stunden.',
      },
    },
  },
};
