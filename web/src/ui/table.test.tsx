import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from './table.tsx';

it('is in a named region that can be scrolled by keyboard', () => {
  const columns = [
    { id: 'name', label: 'Name' },
    { id: 'value', label: 'Value' },
  ];
  render(<Table caption="Values" columns={columns} rows={[{ id: 'a', cells: ['a', '1'] }]} />);
  const region = screen.getByRole('group', { name: 'Values' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('table', { name: 'Values' })).toBeVisible();
});

it('names the values of a stacked row on screen and keeps the table for screen readers', () => {
  const columns = [
    { id: 'name', label: 'Resin' },
    { id: 'modulus', label: 'Modulus' },
    { id: 'hdt', label: 'HDT' },
  ];
  render(<Table caption="Values" columns={columns} rows={[{ id: 'a', cells: ['Model', '1', null] }]} isStacked />);
  const table = screen.getByRole('table', { name: 'Values' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length);
  expect(within(table).getByRole('rowheader', { name: 'Model' })).toHaveAttribute('role', 'rowheader');
  expect(within(table).getByText('Modulus', { selector: 'td *' })).toHaveAttribute('aria-hidden', 'true');
  const cell = within(table).getByRole('cell', { name: '1' });
  expect(cell).toHaveAttribute('role', 'cell');
  expect([...cell.children].map(({ textContent }) => textContent)).toEqual(['Modulus', '1']);
  expect(within(table).getByRole('cell', { name: '–' })).toBeInTheDocument();
});
