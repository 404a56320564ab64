import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { VolumeSection } from './volume-section.tsx';

const a2d4k = { name: 'UltraCraft A2D 4K', line: 'DENTAL' } as const;

it('labels each side of the build volume, and counts the parts that it draws', () => {
  renderPage(<VolumeSection product={a2d4k} volume={{ width: 206, depth: 116, height: 110 }} />);
  const drawing = screen.getByRole('img', { name: /UltraCraft A2D 4K/ });
  expect([...drawing.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['206', '116', '110']);
  expect(screen.getByText(/Full-arch model: 6/)).toBeVisible();
});

it('draws no parts that are taller than the build volume', () => {
  const { container } = renderPage(<VolumeSection product={a2d4k} volume={{ width: 206, depth: 116, height: 10 }} />);
  expect(container.querySelector('[data-choice]')).toBeNull();
  expect(screen.queryByText(/Full-arch model/)).toBeNull();
});
