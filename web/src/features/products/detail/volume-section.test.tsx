import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { VolumeSection } from './volume-section.tsx';

const a2d4k = { name: 'UltraCraft A2D 4K', line: 'DENTAL' } as const;

it('labels each side of the build volume, and counts the parts that it draws', () => {
  renderPage(<VolumeSection product={a2d4k} volume={{ width: 206, depth: 116, height: 110 }} />);
  const drawing = screen.getByRole('img', { name: /UltraCraft A2D 4K/ });
  expect([...drawing.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['206', '116', '110']);
  expect(screen.getByText('6 full-arch models on the platform')).toBeVisible();
});

it.each([
  ['en', 206, '6 full-arch models on the platform'],
  ['en', 70, '1 full-arch model on the platform'],
  ['cn', 206, '一版 6 个全牙弓模型'],
  ['de', 206, '6 Ganzkiefermodelle auf der Plattform'],
  ['de', 70, '1 Ganzkiefermodell auf der Plattform'],
] as const)('puts the part into the plural, or after its measure word, in %s at %i mm', (locale, width, text) => {
  const depth = width === 70 ? 60 : 116;
  renderPage(<VolumeSection product={a2d4k} volume={{ width, depth, height: 110 }} />, { locale });
  expect(screen.getByText(text)).toBeVisible();
});

it('draws a part that desktop printers have resins for', () => {
  renderPage(
    <VolumeSection product={{ name: 'Reflex', line: 'REFLEX' }} volume={{ width: 192, depth: 121, height: 220 }} />,
  );
  expect(screen.getByText('8 display figures on the platform')).toBeVisible();
});

it('draws the part that the page names', () => {
  renderPage(
    <VolumeSection
      product={{ name: 'Reflex 2 Pro', line: 'REFLEX' }}
      volume={{ width: 218.9, depth: 123.1, height: 240 }}
      part="ring"
    />,
  );
  expect(screen.getByText('45 rings on the platform')).toBeVisible();
});

it('draws no parts that are taller than the build volume', () => {
  const { container } = renderPage(<VolumeSection product={a2d4k} volume={{ width: 206, depth: 116, height: 10 }} />);
  expect(container.querySelector('[data-choice]')).toBeNull();
  expect(screen.queryByText(/full-arch model/)).toBeNull();
});
