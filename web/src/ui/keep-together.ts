const MODELS = 'A2D|Reflex|ChairSide|C-Series|UV|ISO|ISO/TS|EN';
const VARIANTS = String.raw`(?:4K|HD|Ortho|RS|Turbo|Pro|\d[\d.-]*)(?![\p{L}\d])`;
const UNITS = String.raw`(?:[nµmck]m|m|k?g|m?[Ll]|min|h|s|MPa|°C|%|[kM]B|W)(?![\p{L}\d/])|[万亿]`;
const SERIES = String.raw`(?<=(?<![\p{L}\d°])C) (?=series|系列)`;
const SPACES = new RegExp(
  String.raw`${SERIES}|(?<=(?<![\p{L}\d])(?:${MODELS})) (?=${VARIANTS})|(?<=\d) (?=${UNITS})`,
  'gu',
);

/** Keeps model names, standards, and numbers with their unit on one line. */
export function keepTogether(text: string): string {
  return text.replaceAll(SPACES, '\u00a0');
}

/** The same for every text in `copy`. */
export function keepAllTogether<Copy>(copy: Copy): Copy {
  return JSON.parse(
    JSON.stringify(copy, (_key, value: unknown) => (typeof value === 'string' ? keepTogether(value) : value)),
  );
}
