import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { TextTable } from './text-table.tsx';

vi.mock('#features/products/set-price.tsx', () => ({
  SetPrice: ({ slugs, label }: { slugs: readonly string[]; label: string }) => `${slugs.join(' + ')}, ${label}`,
}));

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

it('puts the list price of machines before the text in the column of prices', () => {
  const priced = { ...layout, columns: ['price'], prices: { prepare: ['wash', 'cure'] } } as const;
  const rows = {
    prepare: { title: 'Washing and curing', price: 'both' },
    streamFlow: { title: 'Resin', price: 'Quoted' },
  };
  renderPage(<TextTable layout={priced} copy={{ ...copy, columns: { price: 'Price' }, rows }} />);
  expect(screen.getByRole('row', { name: 'Washing and curing wash + cure, both' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Resin Quoted' })).toBeVisible();
});

it('keeps a single value beside the name of its row on phones', () => {
  const single = { ...layout, columns: ['cost'] } as const;
  renderPage(<TextTable layout={single} copy={copy} />);
  expect(screen.getByRole('row', { name: 'StreamFlow Per seat' })).toBeVisible();
});
