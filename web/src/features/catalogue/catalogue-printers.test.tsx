import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductCardData } from '#features/products/product-data.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { type CataloguePrinter, CataloguePrinters } from './catalogue-printers.tsx';

const toPrinter = (name: string, product: Partial<ProductCardData> = {}): CataloguePrinter => ({
  product: {
    ...{ id: name, name, slug: name, path: `/hardware/${name}`, kind: 'PRINTER', line: 'DENTAL', tagline: name },
    orderNumber: 'UC-002',
    ...{ servedLocale: 'EN', isNew: false, hasSupport: true, price: null, pictures: [], buildVolume: null },
    printing: { minLayerHeight: 50, maxLayerHeight: 150, layerTimes: [{ layerHeight: 100, seconds: 9 }] },
    ...product,
  },
  volume: { width: 206, depth: 116, height: 110 },
  ...{ pixelSize: '53 µm', layerHeights: '30–150 µm', wavelength: '385 nm' },
  ...{ housing: ['425 × 385 × 780 mm', '42 kg'], power: '100–240 V, 50/60 Hz, 400 W' },
});

const rowOf = (name: string) => toPlainText(screen.getByRole('row', { name: new RegExp(name) }).textContent);

it('compares printers in one row each, with a link', () => {
  renderPage(<CataloguePrinters caption="Printers" line="DENTAL" printers={[toPrinter('A2D_4K')]} />);
  const row = rowOf('A2D_4K');
  for (const text of [
    '206 × 116 × 110 mm (8.1 × 4.6 × 4.3 in)',
    '6 full-arch models',
    '36 min at 100 µm',
    '30–150 µm',
    '(93 lb)',
    '400 W',
  ])
    expect(row).toContain(text);
  const header = screen.getByRole('rowheader', { name: /^A2D_4K/ });
  expect(within(header).getByRole('link')).toHaveAttribute('href', '/hardware/A2D_4K');
});

it('has a value that all printers share above the table only', () => {
  const others = { ...toPrinter('A2D'), wavelength: '405 nm' };
  renderPage(<CataloguePrinters caption="Printers" line="DENTAL" printers={[toPrinter('A2D_4K'), others]} />);
  expect(screen.getByText(/All run on 100–240 V, 50\/60 Hz/)).toBeVisible();
  expect(rowOf('A2D_4K')).not.toContain('50/60 Hz');
  expect(rowOf('A2D_4K')).toContain('385 nm');
});

it('has the order number and the price below the name, or says that the price is on request', () => {
  const price = { price: { amount: '1399.00', currency: 'USD' } } as const;
  const printers = [toPrinter('Reflex', { price }), toPrinter('A2D', { orderNumber: null })];
  renderPage(<CataloguePrinters caption="Printers" line="DENTAL" printers={printers} />);
  const header = screen.getByRole('rowheader', { name: /^Reflex/ });
  expect(header).toHaveTextContent(/Part no\. UC-002\s*\$1,399/);
  expect(screen.getByRole('rowheader', { name: /^A2D/ })).toHaveTextContent(/^A2D\s*Price on request$/);
});

it('states the upright job of the A2D Ortho', () => {
  renderPage(<CataloguePrinters caption="Printers" line="DENTAL" printers={[toPrinter('A2D_Ortho')]} />);
  expect(rowOf('A2D_Ortho')).toContain('12 hollow models, upright, 63 mm tall');
});
