/** The unit in which measures are compared, and how many of them a unit is. */
const UNITS: Record<string, readonly [name: string, factor: number]> = {
  µm: ['µm', 1],
  'mm/h': ['mm/h', 1],
  mm: ['µm', 1_000],
  s: ['s', 1],
  min: ['min', 1],
  minutes: ['min', 1],
  h: ['min', 60],
  hours: ['min', 60],
  L: ['L', 1],
  g: ['g', 1],
  'g/cm³': ['g/cm³', 1],
  MPa: ['MPa', 1],
  N: ['N', 1],
  '°C/min': ['°C/min', 1],
  '°C': ['°C', 1],
  '%': ['%', 1],
};

/** Without trailing zeros: `3.0` is a version, unless a unit follows. */
const NUMBER = String.raw`(?<![\d.,:\p{L}-])\d+(?:\.\d*[1-9])?(?![\d:]|\.\d)`;
const UNIT = Object.keys(UNITS).join('|');
const TRAILING_ZEROS = new RegExp(String.raw`(?<![\d.])\d+\.\d*0(?= ?(?:${UNIT})(?!\p{L}))`, 'gu');
const SERIES = new RegExp(
  String.raw`(${NUMBER}(?:(?:–| to | and | or )${NUMBER})*)\+?(?: ?(${UNIT}))?(?![\p{L}/])`,
  'gu',
);

/** `0.06 mm` and `60 µm` are the same measure; so are `1.5 h` and `90 min`. */
export function toMeasure(value: number, unit = ''): string {
  const [name, factor] = UNITS[unit] ?? [unit, 1];
  return `${Number((value * factor).toPrecision(12))} ${name}`.trim();
}

/** The measures in a text or in HTML. The unit of a range belongs to both of its ends. */
export function listMeasures(text: string): Set<string> {
  const measures = [...`${text}\n${listCells(text)}`.matchAll(/.+/g)].flatMap(([line]) =>
    [...normalize(line).matchAll(SERIES)].flatMap(([, numbers = '', unit]) =>
      [...numbers.matchAll(new RegExp(NUMBER, 'gu'))].map(([number]) => toMeasure(Number(number), unit)),
    ),
  );
  return new Set(measures);
}

/** Plain spaces, no markup, and no separators of thousands; `1M` is a million. */
function normalize(text: string): string {
  return text
    .replaceAll(/<[^>]+>/g, '; ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(TRAILING_ZEROS, (number) => `${Number(number)}`)
    .replaceAll(/(?<=\d)M\b/g, '000000');
}

/** Numbers in tables, with each of the units that a heading of their table gives in parentheses. */
function listCells(html: string): string {
  const cells = [...html.matchAll(/<table>.*?<\/table>/gs)].flatMap(([table]) => {
    const units = [...table.matchAll(/<th>[^<]*\((\S+)\)<\/th>/g)].map(([, unit]) => unit);
    const numbers = [...table.matchAll(/<td>[−+]?([\d.]+)<\/td>/g)].map(([, number]) => number);
    return numbers.flatMap((number) => units.map((unit) => `${number} ${unit}`));
  });
  return cells.join('\n');
}
