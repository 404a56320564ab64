import type { ReactNode } from 'react';

const MODELS = 'A2D|Reflex|ChairSide|C-Series|UV|DIN|EN|IEC|(?:DIN )?(?:EN )?ISO(?:/TS)?|ASTM|GB/T|YY/T';
const VARIANTS = String.raw`(?:4K|HD|Ortho|RS|Turbo|Pro|EN|ISO|[DE]?\d[\d.-]*)(?![\p{L}\d])`;
const UNITS = String.raw`(?:[nµmck]m|m|k?g|m?[Ll]|min|h|s|MPa|°C|%|[kM]B|W|px|ft|lb|mPa·s|mW/cm²|k?J/m²?|m?m/[hs]|g/cm³)(?![\p{L}\d/])`;
/** Measure words of Chinese, written after a space. */
const MEASURES =
  '[多余]?(?:[万亿个件款副台版颗种次天周月年日时秒倍晚名块片张层瓶枚家场项位份盒组支套步篇条面批级元欧美]|小时|分钟|工作日|像素)';
/** Short words after a number of up to three digits, except those that start a new phrase. */
const OTHERS = 'and|or|in|of|for|to|at|on|by|per|with|the|und|oder|aus|bis|je|pro|im|mit|von|auf|der|die|das';
const NOUNS = String.raw`(?!(?:${OTHERS})\b)[\p{Script=Latin}]{2,8}(?![\p{L}\d/-])`;
/** Long sizes such as 144 × 81 × 110 mm can break after the second sign. */
const TIMES = String.raw`(?<!\d[ \u00a0]×[ \u00a0][\d.,]+[ \u00a0])×`;
const SERIES = String.raw`(?<=(?<![\p{L}\d°])C) (?=series|系列)`;
/** 08 04 09* of the European list of waste. */
const WASTE_KEY = String.raw`(?<=(?<!\d)\d\d) (?=\d\d[ \u00a0]\d\d\*)|(?<=(?<!\d)\d\d[ \u00a0]\d\d) (?=\d\d\*)`;
const SPACES = new RegExp(
  [
    SERIES,
    String.raw`(?<=(?<![\p{L}\d])(?:${MODELS})) (?=${VARIANTS})`,
    String.raw`(?<=\d) (?=${UNITS}|${MEASURES}|×|±|Uhr\b|[AP]M\b)`,
    String.raw`(?<=\d[ \u00a0]h) (?=lang\b)`,
    String.raw`(?<=\d[ \u00a0]ft) (?=\d)|(?<=\d[ \u00a0]ft[ \u00a0]\d{1,2}) (?=in\b)`,
    String.raw`(?<=第|(?<!\p{L})(?:§§?|Abs\.|Art\.|Nr\.|No\.|Sec\.|${TIMES}|[<>≤≥≈±])) (?=\d)`,
    String.raw`(?<=§[ \u00a0]\d+[a-z]?) (?=Abs\.)`,
    String.raw`(?<=(?<![\p{L}\d.,–-])\d{1,3}) (?=${NOUNS})`,
    String.raw`(?<=\bShore) (?=[AD]\b)`,
    WASTE_KEY,
  ].join('|'),
  'gu',
);

const STANDARD_PART = String.raw`(?<=(?:ISO|IEC|EN|TS|\/T)[ \u00a0]\d+)-(?=\d)`;
/** C-Serie, E-Mail, 3D-Druck, ABS-like. The hyphen of a longer word is a good place to break. */
const SHORT_COMPOUND = String.raw`(?<=(?<![\p{L}\d./@_-])\d{0,2}\p{Lu}[\p{Lu}\d]{0,3})-(?=\p{L}{2,9}(?![\p{L}/_]))`;
const RANGE = String.raw`(?<=\d[ \u00a0]?)–(?=\d)`;
/** 50-µm-Schichten. */
const DIMENSION = String.raw`(?<=\d)-(?=[nµmc]?m-)`;
/** Wax-up, try-in, one-day, in-house. */
const PARTICLE = String.raw`(?<=(?<![\p{L}\d./@_-])\p{L}{2,5})-(?=(?:up|in|on|out|off|day|house|hour)s?(?![\p{L}/_]))`;
/** UC-214 and R-103-5 in a sentence. */
const ORDER_NUMBER = String.raw`(?<=(?<![\p{L}\d])(?:UC|RX|R)(?:-\d{3})?)-(?=\d)`;
/** 24-0822 and 24-0822_05_U.stl. */
const CASE_NUMBER = String.raw`(?<=(?<![\p{L}\d-])\d\d)-(?=\d{4}(?![\d-]))`;
const NAME = '(?<=Ultra)-(?=Net)|(?<=CE)-(?=Kennzeichnung)';
const HYPHENS = new RegExp(
  [STANDARD_PART, SHORT_COMPOUND, RANGE, DIMENSION, PARTICLE, ORDER_NUMBER, CASE_NUMBER, NAME].join('|'),
  'gu',
);

/** Spaces that a text has as no-break spaces: after the second sign of a long size, and before a long noun. */
const BREAKS = new RegExp(
  [
    String.raw`(?<=\d[ \u00a0]×[ \u00a0][\d.,]+[ \u00a0]×)\u00a0(?=\d)`,
    String.raw`(?<=\d)\u00a0(?=\p{Script=Latin}{9})`,
  ].join('|'),
  'gu',
);

/** 6 小时 must not break within 小时. */
const LONG_MEASURES = /(?<=\d\u00a0)[多余]?(?:小时|分钟|个?工作日|个月|像素|[万亿]?[个件种名]|美元|欧元)/gu;

/** The last line of a Chinese text is filled up from the word before its number: 低于 0.03%, not 于 0.03%. */
const WORD_BEFORE_LAST_NUMBER =
  /(?<=\p{Script=Han})(?=\p{Script=Han} [±<>≤≥]?[\d.,–\u2060]+[^\d，。；：、]{0,8}[。）]?$)/gmu;

/** Keeps model names, standards, short compounds, ranges, and numbers with their unit or noun on one line. */
export function keepTogether(text: string): string {
  return text
    .replaceAll(BREAKS, ' ')
    .replaceAll(SPACES, '\u00a0')
    .replaceAll(LONG_MEASURES, (word) => [...word].join('\u2060'))
    .replaceAll(HYPHENS, '$&\u2060')
    .replaceAll(WORD_BEFORE_LAST_NUMBER, '\u2060');
}

/** The same for a node, if it is a text. */
export function keepNodeTogether(node: ReactNode): ReactNode {
  return typeof node === 'string' ? keepTogether(node) : node;
}

/** The same for HTML, whose tags stay as they are. */
export function keepHtmlTogether(html: string): string {
  return html.replaceAll(/(?<=^|>)[^<]+/g, keepTogether);
}

/** The same for every text in `copy`. */
export function keepAllTogether<Copy>(copy: Copy): Copy {
  return JSON.parse(
    JSON.stringify(copy, (_key, value: unknown) => (typeof value === 'string' ? keepTogether(value) : value)),
  );
}
