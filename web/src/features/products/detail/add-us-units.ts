const SIZE = /(\d[\d.,]*(?:\s×\s\d[\d.,]*)+)\smm(?!\s\()/g;
const WEIGHT = /(\d[\d.]*)\skg(?!\s\()/g;
const TEMPERATURES = /(\d+)(?:(?:–|\sto\s)(\d+))?\s°C(?!\s\()/g;
const MM_PER_INCH = 25.4;
const POUNDS_PER_KG = 2.20462;

/** In English, also in inches, pounds and degrees Fahrenheit, unless they follow: 440 × 500 mm (17.3 × 19.7 in). */
export function addUsUnits(text: string, locale: string): string {
  if (!locale.startsWith('en')) return text;
  return text
    .replaceAll(SIZE, (size, sides: string) => `${size} (${sides.replaceAll(/\d[\d.,]*/g, toInches)}\u00a0in)`)
    .replaceAll(WEIGHT, (weight, kilograms: string) => `${weight} (${toPounds(kilograms)}\u00a0lb)`)
    .replaceAll(
      TEMPERATURES,
      (text, ...[from, to]: [string, string?]) => `${text} (${toFahrenheit(from, to)}\u00a0°F)`,
    );
}

function toInches(millimetres: string): string {
  return (Number(millimetres.replaceAll(',', '')) / MM_PER_INCH).toFixed(1);
}

function toPounds(kilograms: string): string {
  const pounds = Number(kilograms) * POUNDS_PER_KG;
  return pounds.toFixed(pounds < 10 ? 1 : 0);
}

function toFahrenheit(...celsius: [from: string, to?: string]): string {
  return celsius.flatMap((value) => (value === undefined ? [] : [Math.round(Number(value) * 1.8 + 32)])).join('–');
}
