import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { TextTable } from './text-table.tsx';

const layout = { kind: 'text-table', columns: ['cost', 'need'], rows: ['prepare', 'streamFlow'] } as const;
const copy = {
  title: 'Licenses',
  first: 'Program',
  columns: { cost: 'Price', need: 'You need it when' },
  rows: {
    prepare: { title: 'Prepare', cost: 'Included', need: 'You print' },
    streamFlow: { title: 'StreamFlow', cost: 'Per seat', need: 'Printers share a queue' },
  },
};

it('names its columns and rows', () => {
  renderPage(<TextTable layout={layout} copy={copy} />);
  const table = screen.getByRole('table', { name: copy.title });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Program', 'Price', 'You need it when']);
  const row = within(table).getByRole('row', { name: /^StreamFlow/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('StreamFlow');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['PricePer seat', 'You need it whenPrinters share a queue']);
});

it('links rows that have a page, with its picture', () => {
  const pages = { prepare: { picture: 'products/Reflex', href: '/store/software' } } as const;
  renderPage(<TextTable layout={{ ...layout, pages }} copy={copy} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Prepare']);
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/store\/software$/));
  expect(screen.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('products/Reflex'));
});

it('keeps a single value beside the name of its row on phones', () => {
  const single = { ...layout, columns: ['cost'] } as const;
  renderPage(<TextTable layout={single} copy={copy} />);
  expect(screen.getByRole('row', { name: 'StreamFlow Per seat' })).toBeVisible();
});
