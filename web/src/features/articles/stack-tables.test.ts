import { expect, it } from 'vitest';
import { stackTables } from './stack-tables.ts';

const toRow = (name: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;

const toTable = (head: readonly string[], cells: readonly string[]) =>
  `<table><thead>${toRow('th', head)}</thead><tbody>${toRow('td', cells)}</tbody></table>`;

it('names the values of a wide table, and keeps it a table for screen readers', () => {
  const stacked = stackTables(toTable(['Program', 'Cracks', 'Inclusions', 'Sound'], ['A', '1', '0', '19']));
  expect(stacked).toContain('<td role="rowheader">A</td>');
  expect(stacked).toContain(
    '<span aria-hidden="true" class="stacked-label">Inclusions</span><span class="stacked-value">0</span></td>',
  );
  expect(stacked.match(/role="columnheader"/g)).toHaveLength(4);
});

it('leaves narrow tables in columns', () => {
  const table = toTable(['Element', 'Value'], ['Wall', '2 mm']);
  expect(stackTables(table)).toBe(table);
});
