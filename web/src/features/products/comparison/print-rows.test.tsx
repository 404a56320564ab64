import { screen } from '@testing-library/react';
import { useFormatter, useTranslations } from 'next-intl';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { addPrintRows } from './print-rows.ts';

const size = { slug: 'A2D_4K', line: 'DENTAL', buildVolume: { width: 206, depth: 116, height: 110 } } as const;
const printing = { minLayerHeight: 30, maxLayerHeight: 150, layerTimes: [{ layerHeight: 50, seconds: 7.25 }] };
const printer = { path: '/hardware/A2D_4K', name: 'A2D 4K', series: 'Lab', picture: null, price: null };
const volume = { key: 'BUILD_VOLUME', name: 'Build volume', cells: [{ isAvailable: null, lines: ['206'] }] };

function Rows({ products }: { products: Parameters<typeof addPrintRows>[1] }) {
  const texts = { t: useTranslations(), format: useFormatter() };
  const { rows } = addPrintRows({ printers: [{ slug: 'A2D_4K', ...printer }], rows: [volume] }, products, texts);
  return rows.map(({ key, name, cells }) => (
    <p key={key}>{[name, ...cells.map(({ lines }) => lines.join(' / '))].join(': ')}</p>
  ));
}

it('add the layer heights and the time of a full platform below the build volume', () => {
  renderPage(<Rows products={[{ ...size, printing }]} />);
  expect(screen.getAllByText(/:/).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Build volume: 206',
    'Layer heights: 30–150 µm',
    'Print time, full platform: 6 full-arch models, 24 mm tall / 58 min at 50 µm',
  ]);
});

it('state nothing for a printer without printing facts', () => {
  renderPage(<Rows products={[{ ...size, printing: null }]} />);
  expect(screen.getByText('Layer heights:')).toBeVisible();
  expect(screen.getByText('Print time, full platform:')).toBeVisible();
});
