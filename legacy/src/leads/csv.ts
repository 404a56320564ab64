const FIRST_COLUMNS = ['id', 'kind', 'receivedAt', 'locale'];

/**
 * What a spreadsheet may read as a formula: at the start of a cell, and after whatever separates cells or rows in a
 * locale other than ours, where the quotes of a cell lose their meaning. Invisible characters and quotes may precede it.
 */
const FORMULA = /(?<=^|[;,|\t\r\n])(?=["\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/gu;

/** A cell that starts with one of these is read as a formula, or moved to another cell, by some programs. */
const LEADING_CONTROL = /^[\t\r\n]/;

/** Comma-separated values (RFC 4180) with a header and every cell quoted; `'` marks a possible formula as text. */
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
