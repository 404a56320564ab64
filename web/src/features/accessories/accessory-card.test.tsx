import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reflexWash } from '#features/products/products.fixture.ts';
import { renderPage } from '#testing/render.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { AccessoryCard } from './accessory-card.tsx';
import { AccessorySelectionContext } from './accessory-selection.ts';

it('states price, printers and order number', () => {
  renderPage(<AccessoryCard accessory={reflexWash} />);
  expect(screen.getByText('$359')).toBeVisible();
  expect(screen.getByText('Fits Reflex')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Part no. RX-217');
});

describe('the order number of variants', () => {
  const orderNumbers = [
    { printerId: '9', number: 'RX-207-1' },
    { printerId: '10', number: 'RX-207-2' },
    { printerId: '11', number: 'RX-207-1' },
  ];
  const fits = ['Reflex', 'Reflex RS', 'Reflex Turbo'].map((name, index) => ({ id: String(index + 9), name }));
  const card = <AccessoryCard accessory={{ ...reflexWash, orderNumbers, fits }} />;

  it('is listed for each printer', () => {
    renderPage(card);
    const list = within(screen.getByRole('group'));
    expect(screen.getByRole('group')).toHaveTextContent('Part no. RX-207-1 and RX-207-2, by printer');
    expect(list.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
      'RX-207-1Reflex, Reflex Turbo',
      'RX-207-2Reflex RS',
    ]);
  });

  it('is the one for the chosen printer, also on the request list', async () => {
    const toggle = vi.fn();
    renderPage(
      <QueryStateProvider>
        <AccessorySelectionContext value={{ printer: '10', requested: [], toggle }}>{card}</AccessorySelectionContext>
      </QueryStateProvider>,
    );
    expect(screen.getByRole('article')).toHaveTextContent('Part no. RX-207-2');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add Reflex Wash to the request' }));
    expect(toggle.mock.calls).toEqual([['RX-207-2']]);
  });

  it('cannot be requested outside the list', () => {
    renderPage(card);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('states what a pack contains', () => {
  renderPage(<AccessoryCard accessory={reflexWash} />);
  expect(screen.getByText('Contents: 1 unit')).toBeVisible();
});

it('counts the printers of a long list', () => {
  const fits = ['Reflex', 'Reflex RS', 'UltraCraft A2D'].map((name) => ({ id: name, name }));
  renderPage(<AccessoryCard accessory={{ ...reflexWash, id: '1', price: null, fits }} />);
  expect(screen.getByText('Fits 3 printers')).toBeVisible();
});

it.each([
  [['UltraCraft A2D', 'UltraCraft A2D 4K', 'UltraCraft A3D'], 'Fits UltraCraft A2D, A2D\u00a04K, A3D'],
  [['Reflex', 'Reflex RS', 'Reflex Turbo'], 'Fits Reflex, Reflex\u00a0RS, Reflex\u00a0Turbo'],
  [['Reflex', 'Reflex RS', 'Reflex 2'], 'Fits Reflex, Reflex\u00a0RS, Reflex\u00a02'],
  [['1', '2', '3', '4', '5', '6'].map((name) => `UltraCraft ${name}`), 'Fits 6 UltraCraft printers'],
])('names the printers of a series without breaking a name, and counts a long list: %s', (names, text) => {
  const fits = names.map((name) => ({ id: name, name }));
  renderPage(<AccessoryCard accessory={{ ...reflexWash, id: '1', price: null, fits }} />);
  expect(screen.getByText(/^Fits /).textContent).toBe(text);
});

it.each([
  ['213', 'Fits UltraCraft Cure'],
  ['216', 'For parts from Reflex printers'],
  [
    '217',
    'For all 6\u00a0Reflex printers, parts up to 222\u00a0×\u00a0122\u00a0× 228\u00a0mm; larger ones from Reflex\u00a02 and Reflex\u00a02\u00a0Pro go in the UltraCraft Wash',
  ],
])('names the use of an accessory that is not mounted on a printer: %s', (id, text) => {
  const fits = ['', ' RS', ' Turbo', ' RS Turbo', ' 2', ' 2 Pro'].map((name) => ({ id: name, name: `Reflex${name}` }));
  renderPage(<AccessoryCard accessory={{ ...reflexWash, id, price: null, fits }} allPrinters={fits} />);
  expect(screen.getByText(/^(For|Fits) /).textContent).toBe(text);
});

it.each([
  [[], 'Fits all 6\u00a0Reflex printers'],
  [['Reflex 3'], 'Fits all Reflex printers except Reflex\u00a03'],
  [['Reflex XL', 'Reflex Lite'], 'Fits all Reflex printers except XL, Lite'],
  [['Reflex A', 'Reflex B', 'Reflex C'], 'Fits 6\u00a0Reflex printers'],
])('names the printers of a series that it does not fit: %s', (exceptions, text) => {
  const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
  const fits = named(['Reflex', 'Reflex RS', 'Reflex Turbo', 'Reflex RS Turbo', 'Reflex 2', 'Reflex 2 Pro']);
  const allPrinters = [...fits, ...named([...exceptions, 'UltraCraft A2D'])];
  renderPage(<AccessoryCard accessory={{ ...reflexWash, id: '1', price: null, fits }} allPrinters={allPrinters} />);
  expect(screen.getByText(/^Fits /).textContent).toBe(text);
});
