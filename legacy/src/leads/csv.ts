const FIRST_COLUMNS = ['id', 'kind', 'receivedAt', 'locale'];

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Comma-separated values (RFC 4180) with a header; a cell that looks like a formula is marked as text. */
export function toCsv(leads: Record<string, unknown>[]): string {
  const columns = [...new Set([...FIRST_COLUMNS, ...leads.flatMap((lead) => Object.keys(lead))])];
  const rows = [columns, ...leads.map((lead) => columns.map((column) => lead[column]))];
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
