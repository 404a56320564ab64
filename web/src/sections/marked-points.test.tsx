import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MarkedFigure, PointList } from './marked-points.tsx';

const marks = [
  [60, 13],
  [41, 42],
] as const;

it('numbers the points that have a mark', () => {
  renderPage(<PointList points={['Vent', 'Wall', 'Stem']} marks={marks} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1Vent', '2Wall', 'Stem']);
});

it('places the numbers on the picture', () => {
  renderPage(<MarkedFigure picture="parts/earbud-section" alt="Cut shell" marks={marks} />);
  expect(screen.getByText('1')).toHaveStyle({ left: '60%', top: '13%' });
  expect(screen.getByText('2')).toHaveStyle({ left: '41%', top: '42%' });
});
