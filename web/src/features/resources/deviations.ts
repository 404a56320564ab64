/** A row of the table of measurements: mean and standard deviation in µm. */
export type Deviation = { measure: string; mean: number; spread: number };

const ROW = /<tr>((?:<td>[^<]*<\/td>)+)<\/tr>/g;
const CELL = /<td>([^<]*)<\/td>/g;
const WHOLE = /^[+−-]?\d+$/;

/** Rows whose last two cells are whole numbers. */
export function readDeviations(html: string): Deviation[] {
  return [...html.matchAll(ROW)].flatMap(([, row = '']) => {
    const cells = [...row.matchAll(CELL)].map(([, text = '']) => text.trim());
    const [mean = '', spread = ''] = cells.slice(-2);
    const [measure] = cells;
    if (!measure || !WHOLE.test(mean) || !WHOLE.test(spread)) return [];
    return [{ measure, mean: toNumber(mean), spread: toNumber(spread) }];
  });
}

function toNumber(text: string): number {
  return Number(text.replace('−', '-'));
}
