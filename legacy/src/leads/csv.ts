const FIRST_COLUMNS = ['id', 'kind', 'receivedAt', 'locale'];

/**
 * Positions where a spreadsheet could read a formula: at the start of a cell, and after any cell or row separator of
 * other locales, which can ignore the quotes. Invisible characters and quotes may come before the formula character.
 */
const FORMULA = /(?<=^|[;,|\t\r\n])(?=["\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/gu;

/** Some programs read a cell with such a first character as a formula or shift it to another cell. */
const LEADING_CONTROL = /^[\t\r\n]/;

/** RFC 4180 CSV with a header and all cells quoted; a leading `'` marks a possible formula as text. */
export function toCsv(leads: Record<string, unknown>[]): string {
  const columns = [...new Set([...FIRST_COLUMNS, ...leads.flatMap((lead) => Object.keys(lead))])];
  const rows = [columns, ...leads.map((lead) => columns.map((column) => lead[column]))];
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  return `"${escapeFormulas(text).replaceAll('"', '""')}"`;
}

function escapeFormulas(text: string): string {
  const escaped = text.replace(FORMULA, "'");
  return LEADING_CONTROL.test(escaped) ? `'${escaped}` : escaped;
}
