/** Written out, because some browsers drop the semantics of a table that is not displayed as one; see `comparison.css`. */
export const tableRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  cell: 'cell',
  rowHeader: 'rowheader',
  columnHeader: 'columnheader',
} as const;
