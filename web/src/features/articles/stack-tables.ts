/** On phones, as many columns are too narrow for their words. */
const MIN_COLUMNS = 4;

/** Makes wide tables stack on phones: see `stacked-table.css`. */
export function stackTables(html: string): string {
  return html.replaceAll(/<table>\s*(<thead>.*?<\/thead>)(.*?)<\/table>/gs, (table, head: string, body: string) => {
    const labels = [...head.matchAll(/<th>(.*?)<\/th>/gs)].map(([, label = '']) => label);
    if (labels.length < MIN_COLUMNS) return table;
    const rows = body.replaceAll(/<tr>.*?<\/tr>/gs, (row) => labelCells(row, labels));
    return withRoles(
      `<table class="stacked-table" role="table">${head.replaceAll('<th>', '<th role="columnheader">')}${rows}</table>`,
    );
  });
}

function labelCells(row: string, labels: readonly string[]): string {
  let column = 0;
  return row.replaceAll(/<t[hd]([^>]*)>(.*?)<\/t[hd]>/gs, (_cell, attributes: string, value: string) => {
    const label = labels[column++] ?? '';
    // The first cell names the row.
    if (column === 1) return `<td role="rowheader"${attributes}>${value}</td>`;
    const named = `<span aria-hidden="true" class="stacked-label">${label}</span>`;
    return `<td role="cell"${attributes}>${named}<span class="stacked-value">${value}</span></td>`;
  });
}

/** Some browsers drop the semantics of a table that is not displayed as one. */
function withRoles(table: string): string {
  return table.replaceAll(/<(thead|tbody)>/g, '<$1 role="rowgroup">').replaceAll('<tr>', '<tr role="row">');
}
