/** Written out, because some browsers drop the semantics of a table that is not displayed as one. */
export const tableRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  cell: 'cell',
  rowHeader: 'rowheader',
  columnHeader: 'columnheader',
} as const;
