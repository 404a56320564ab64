import type { Locale } from '@heliograph/schema/locales.ts';

/** English search terms, singular and in lower case, in the words of the site. */
const translatedTerms: Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>> = {
  cn: {
    denture: '义齿',
    'denture base': '义齿基托',
    crown: '牙冠',
    bridge: '桥',
    splint: '咬合板',
    'night guard': '咬合板',
    'surgical guide': '导板',
    die: '代型',
    model: '模型',
    framework: '支架',
    wax: '蜡型',
    'wax-up': '蜡型',
    aligner: '隐形矫治',
    resin: '树脂',
    printer: '打印机',
    curing: '固化',
    wash: '清洗',
    tray: '料槽',
    film: '离型膜',
    hearable: '耳机',
    orthosis: '矫形器',
    insole: '鞋垫',
    jewelry: '首饰',
    warranty: '质保',
    software: '软件',
    support: '支撑',
  },
  de: {
    denture: 'Prothese',
    'denture base': 'Prothesenbasis',
    crown: 'Krone',
    bridge: 'Brücke',
    splint: 'Schiene',
    'night guard': 'Schiene',
    'surgical guide': 'Bohrschablone',
    die: 'Stumpf',
    model: 'Modell',
    framework: 'Gerüst',
    wax: 'Modellation',
    'wax-up': 'Modellation',
    printer: 'Drucker',
    curing: 'Nachhärten',
    wash: 'Waschen',
    tray: 'Wanne',
    film: 'Folie',
    orthosis: 'Orthese',
    insole: 'Einlage',
    jewelry: 'Schmuck',
    warranty: 'Garantie',
  },
};

/** Null if the search is in the language of the site, or its word is the same in both. */
export function translateTerm(text: string, locale: Locale): string | null {
  if (locale === 'en') return null;
  const term = text.trim().toLowerCase();
  const terms = new Map(Object.entries(translatedTerms[locale]));
  return terms.get(term) ?? terms.get(term.replace(/s$/, '')) ?? null;
}
