const MODELS = 'A2D|Reflex|ChairSide|C-Series|UV|ISO|ISO/TS|EN';
const VARIANTS = String.raw`(?:4K|HD|Ortho|RS|Turbo|Pro|\d[\d.-]*)(?![\p{L}\d])`;
const UNITS = String.raw`(?:[nµmck]m|m|k?g|m?[Ll]|min|h|s|MPa|°C|%|[kM]B|W)(?![\p{L}\d/])`;
/** Measure words of Chinese, written after a space. */
const MEASURES = '[万亿个件款副台版颗种次天周月年时秒倍晚名块片张层瓶]|小时|分钟|工作日|像素';
/** Short words after a number of up to three digits, except those that start a new phrase. */
const OTHERS = 'and|or|in|of|for|to|at|on|by|per|with|the|und|oder|aus|bis|je|pro|im|mit|von|auf|der|die|das';
const NOUNS = String.raw`(?!(?:${OTHERS})\b)[\p{Script=Latin}]{2,8}(?![\p{L}\d/-])`;
const SERIES = String.raw`(?<=(?<![\p{L}\d°])C) (?=series|系列)`;
const SPACES = new RegExp(
  [
    SERIES,
    String.raw`(?<=(?<![\p{L}\d])(?:${MODELS})) (?=${VARIANTS})`,
    String.raw`(?<=\d) (?=${UNITS}|${MEASURES})`,
    String.raw`(?<=(?<![\p{L}\d.,–-])\d{1,3}) (?=${NOUNS})`,
  ].join('|'),
  'gu',
);

/** Keeps model names, standards, and numbers with their unit or noun on one line. */
export function keepTogether(text: string): string {
  return text.replaceAll(SPACES, '\u00a0');
}

/** The same for every text in `copy`. */
export function keepAllTogether<Copy>(copy: Copy): Copy {
  return JSON.parse(
    JSON.stringify(copy, (_key, value: unknown) => (typeof value === 'string' ? keepTogether(value) : value)),
  );
}
