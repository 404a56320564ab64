const SHORE = /^Shore (?=[AD]$)/;

/** A value with its unit; in Chinese, a Shore hardness is written 邵氏 D 86. */
export function formatMeasurement(number: string, unit: string, tag: string): string {
  if (tag === 'zh-CN' && SHORE.test(unit)) return `${unit.replace(SHORE, '邵氏\u00a0')}\u00a0${number}`;
  return `${number}${spaceBefore(unit, tag)}${unit.replaceAll(' ', '\u00a0')}`;
}

/** Only German has a space before the percent sign. */
export function spaceBefore(unit: string, tag: string): string {
  return unit === '%' && tag !== 'de' ? '' : '\u00a0';
}

/** Of temperature differences and rates. */
export const FAHRENHEIT_PER_CELSIUS = 1.8;

/** A temperature, rounded to a whole degree. */
export function toFahrenheit(celsius: number): number {
  return Math.round(celsius * FAHRENHEIT_PER_CELSIUS + 32);
}
