import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { machineUses } from '#content/hardware/printer-users.ts';
import { renderPage } from '#testing/render.tsx';
import { content } from '../../../../legacy/content/content.ts';
import { PrinterChoice } from './printer-choice.tsx';
import { reflexWash } from './products.fixture.ts';

it('links each machine beside the work that it is for', () => {
  const product = { ...reflexWash, slug: 'A2D_HD', path: '/hardware/A2D_HD', name: 'UltraCraft A2D HD' };
  renderPage(<PrinterChoice title="Choose" series={[{ name: 'dentalPrinters', products: [product] }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(machineUses[product.slug]?.en ?? '');
  expect(screen.getByRole('link', { name: /^A2D\sHD$/ })).toHaveAttribute('href', '/hardware/A2D_HD');
});

it('knows the work of every printer', () => {
  const printers = content.products.filter(({ kind }) => kind === 'printer');
  expect(printers.map(({ urlName }) => urlName).filter((slug) => !machineUses[slug])).toEqual([]);
});
