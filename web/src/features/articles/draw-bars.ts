import { parseNumber } from '#features/calculators/parse-number.ts';

const ROW = /<tr>(?:(?!<\/tr>).)*<\/tr>/gs;
const LAST_CELL = /<td>([^<]*)<\/td>(?=<\/tr>$)/;
const CELL = /<td>([^<]*)<\/td>/g;
/** A number, such as 1,440 or 95 ± 4 min, and its unit. */
const VALUE = /^(\d[\d.,]*)(?:\s*±\s*[\d.,]+)?(\s?(?:%|min|h))?$/u;
const MIN_ROWS = 3;

/** Adds bars to the last column of tables in which it has comparable numbers, in the format of the language. */
export function drawBars(html: string, tag: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const rows = table.match(ROW)?.filter((row) => row.includes('<td>')) ?? [];
    const parsed = rows.map((row) => parseValue(LAST_CELL.exec(row)?.[1] ?? '', tag));
    const longest = wholeOf(rows, tag) ?? Math.max(...parsed.map((one) => one?.size ?? Number.NaN));
    const units = new Set(parsed.map((one) => one?.unit));
    if (rows.length < MIN_ROWS || units.size > 1 || !(longest > 0)) return table;
    return table.replaceAll(ROW, (row) =>
      row.replace(LAST_CELL, (_cell, value: string) => {
        const share = (parseValue(value, tag)?.size ?? 0) / longest;
        return `<td class="data-bar" style="--share:${share.toFixed(3)}">${value}</td>`;
      }),
    );
  });
}

/** The sum of the numbers of a row, if it is the same in every row: 1 + 0 + 19 and 5 + 1 + 14 of 20. */
function wholeOf(rows: readonly string[], tag: string): number | null {
  const sums = rows.map((row) => {
    const values = [...row.matchAll(CELL)].flatMap(([, text = '']) => parseValue(text, tag)?.size ?? []);
    return values.length > 1 ? values.reduce((sum, value) => sum + value, 0) : null;
  });
  const [sum = null] = sums;
  return sums.every((one) => one === sum) ? sum : null;
}

function parseValue(text: string, tag: string): { size: number; unit: string } | null {
  const [, number, unit = ''] = VALUE.exec(text.trim()) ?? [];
  if (!number) return null;
  const size = parseNumber(number, tag);
  return size === null ? null : { size, unit: unit.trim() };
}
