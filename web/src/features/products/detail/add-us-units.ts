const SIZE = /(\d[\d.,]*(?:\s×\s\d[\d.,]*)+)\smm/g;
const WEIGHT = /(\d[\d.]*)\skg/g;
const MM_PER_INCH = 25.4;
const POUNDS_PER_KG = 2.20462;

/** In English, sizes and weights are also in inches and pounds: 440 × 500 mm (17.3 × 19.7 in). */
export function addUsUnits(text: string, locale: string): string {
  if (!locale.startsWith('en')) return text;
  return text
    .replaceAll(SIZE, (size, sides: string) => `${size} (${sides.replaceAll(/\d[\d.,]*/g, toInches)}\u00a0in)`)
    .replaceAll(WEIGHT, (weight, kilograms: string) => `${weight} (${toPounds(kilograms)}\u00a0lb)`);
}

function toInches(millimetres: string): string {
  return (Number(millimetres.replaceAll(',', '')) / MM_PER_INCH).toFixed(1);
}

function toPounds(kilograms: string): string {
  const pounds = Number(kilograms) * POUNDS_PER_KG;
  return pounds.toFixed(pounds < 10 ? 1 : 0);
}
