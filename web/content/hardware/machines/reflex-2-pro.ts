import type { SectionLayouts } from '#sections/page-content.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflex2Pro = {
  part: {
    kind: 'showcase',
    picture: 'parts/ring-patterns',
    links: {
      workflow: '/application/accessories',
      ring: '/aboutUs/resources/detail/casting-a-signet-ring-from-a-printed-pattern-320',
    },
  },
  platform: { kind: 'platform', printer: '14', parts: ['ring', 'figure'] },
  casting: {
    kind: 'text-table',
    columns: ['setting'],
    rows: ['pattern', 'ash', 'investment', 'burnout', 'casting'],
  },
  limits: { kind: 'limits', items: ['speed', 'size', 'teeth', 'wear'] },
} as const satisfies SectionLayouts;

export const reflex2ProCopy: StoryCopy<typeof reflex2Pro> = {
  en: {
    part: {
      title: 'Casting patterns that hold up under a loupe',
      text: 'Stone seats print open, prongs print at full thickness, and there is little cleanup after casting. Print in Wax Cast Filigree and cast in silver, gold or brass.',
      alt: 'Three blue ring patterns for casting, two of them on their supports',
      links: { workflow: 'Jewelry and accessories', ring: 'A signet ring, from pattern to casting' },
    },
    platform: {
      text: 'One print job, seen from above. The rings stand upright on their supports; the figures are masters for silicone molds.',
    },
    casting: {
      title: 'From pattern to casting',
      text: 'For Wax Cast Filigree, for sections of up to 2 mm (0.08 in). The burnout cycle takes about 12 h: print before noon, invest in the afternoon, burn out overnight, cast in the morning.',
      first: 'Step',
      columns: { setting: 'Setting' },
      rows: {
        pattern: {
          title: 'Pattern',
          setting: 'scale up 1.5% for casting shrinkage; 0.7 g of resin for a ring, with its supports',
        },
        ash: { title: 'Ash content', setting: '0.01%' },
        investment: { title: 'Investment', setting: 'Gypsum-bonded, bench-set for 2 h' },
        burnout: {
          title: 'Burnout, with open air supply',
          setting:
            '1 h at 150 °C (302 °F), 2 h at 370 °C (698 °F), 3 h at 730 °C (1,346 °F); ramps of 3 °C/min (5.4 °F/min)',
        },
        casting: {
          title: 'Casting',
          setting: 'Silver, gold, brass; flask at 550–620 °C (1,022–1,148 °F) for 1 h. Not for platinum',
        },
      },
    },
    limits: {
      items: {
        speed: 'It prints 40 mm/h at 100 µm, where the Turbo models print 60, and about 11.5 mm/h at 30 µm.',
        size: 'The Reflex 2 builds slightly larger parts, up to 228 × 128 × 250 mm (9 × 5 × 9.8 in). Wash parts taller than 228 mm (9 in) in the UltraCraft Wash.',
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
        wear: 'The LCD is a wear part, rated for over 3,000 h. You replace it yourself (part no. RX-306) in about 30 min; Ultra-Net counts the hours.',
      },
    },
  },
  cn: {
    part: {
      title: '蜡型细节清晰',
      text: '石位清晰，爪头饱满，铸件执模少。用 Wax Cast Filigree 打印，可铸银、金、黄铜。',
      alt: '三枚蓝色戒指蜡型，两枚带支撑',
      links: { workflow: '首饰与配饰方案', ring: '图章戒：从蜡型到铸件' },
    },
    platform: { text: '单版排版俯视图。戒指带支撑竖放，手办为硅胶翻模原型。' },
    casting: {
      title: '从蜡型到铸件',
      text: 'Wax Cast Filigree，适合 2 mm 以内的截面。焙烧全程约 12 小时：上午打印，下午灌石膏，当晚焙烧，第二天一早就能铸。',
      first: '工序',
      columns: { setting: '参数' },
      rows: {
        pattern: { title: '蜡型', setting: '放大 1.5%；戒指蜡型连支撑每枚约 0.7 克树脂' },
        ash: { title: '灰分', setting: '0.01%' },
        investment: { title: '灌石膏', setting: '首饰用石膏铸粉，凝固静置 2 小时' },
        burnout: {
          title: '焙烧（通风）',
          setting: '150 °C 保温 1 小时，370 °C 保温 2 小时，730 °C 保温 3 小时；升温 3 °C/min',
        },
        casting: { title: '浇铸', setting: '银、金、黄铜；钢盅 550–620 °C 保温 1 小时。铂金不适用' },
      },
    },
    limits: {
      items: {
        speed: '层厚 100 µm 时 40 mm/h，Turbo 机型为 60 mm/h；层越薄越慢，30 µm 约 11.5 mm/h。',
        size: '成型尺寸比 Reflex 2（228 × 128 × 250 mm）略小。件高超过 228 mm 的，Reflex Wash 无法容纳，请用 UltraCraft Wash 清洗。',
        teeth: '不适用于口内件，本机无齿科树脂参数。',
        wear: 'LCD 屏是耗材，可用 3,000 小时以上，Ultra-Net 累计时长；到期可自行更换（订货号 RX-306），约 30 分钟。',
      },
    },
  },
  de: {
    part: {
      title: 'Saubere Fassungen, voll ausgeflossene Krappen',
      text: 'Am gegossenen Ring ist wenig zu versäubern. Gedruckt wird in Wax Cast Filigree, gegossen in Silber, Gold oder Messing.',
      alt: 'Drei blaue Ringmodelle für den Guss, zwei davon auf ihren Supports',
      links: { workflow: 'Schmuck und Accessoires', ring: 'Siegelring: vom Modell zum Guss' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Die Ringe stehen auf ihren Supports, die Figuren sind Urmodelle für Silikonformen.',
    },
    casting: {
      title: 'Vom Modell zum Guss',
      text: 'Für Wax Cast Filigree und Querschnitte bis 2 mm. Das Ofenprogramm dauert rund 12 h: vormittags drucken, nachmittags einbetten, über Nacht ausbrennen, am Morgen gießen.',
      first: 'Schritt',
      columns: { setting: 'Einstellung' },
      rows: {
        pattern: { title: 'Modell', setting: '1,5 % größer anlegen; 0,7 g Resin je Ring, mit Supports' },
        ash: { title: 'Aschegehalt', setting: '0,01 %' },
        investment: { title: 'Einbettmasse', setting: 'gipsgebunden, 2 h abbinden lassen' },
        burnout: {
          title: 'Ausbrennen mit Luftzufuhr',
          setting: '1 h bei 150 °C, 2 h bei 370 °C, 3 h bei 730 °C; Aufheizen mit 3 °C/min',
        },
        casting: {
          title: 'Gießen',
          setting: 'Silber, Gold, Messing; Küvette 1 h bei 550–620 °C. Nicht für Platin',
        },
      },
    },
    limits: {
      items: {
        speed:
          'Die Turbo-Modelle schaffen 60 mm/h. Der Reflex 2 Pro druckt bei 100 µm 40 mm/h, bei 30 µm rund 11,5 mm/h.',
        size: 'Der Reflex 2 hat mit 228 × 128 × 250 mm etwas mehr Bauraum. Teile über 228 mm waschen Sie im UltraCraft Wash.',
        teeth: 'Nicht für Teile im Mund: Profile für Dentalresins gibt es nicht.',
        wear: 'Das LCD verschleißt: Nach gut 3.000 h tauschen Sie es selbst (Artikelnr. RX-306), in etwa 30 min. Ultra-Net zählt die Stunden.',
      },
    },
  },
};
