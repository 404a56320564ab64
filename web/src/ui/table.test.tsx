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
