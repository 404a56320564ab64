import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MaterialGrid } from './material-grid.tsx';
import { castUv, toItem } from './materials.fixture.ts';

function render(count: number, isInCategory = false) {
  const items = Array.from({ length: count }, (_, index) => ({ ...toItem(castUv), id: String(index) }));
  renderPage(<MaterialGrid items={items} isInCategory={isInCategory} />);
  return screen.getByRole('list');
}

it.each([3, 5, 6, 13])('has rows of three on wide screens with %i cards', (count) => {
  expect(render(count)).toHaveClass('xl:grid-cols-3');
});

it.each([2, 4])('has rows of two with %i cards that stand alone', (count) => {
  expect(render(count)).toHaveClass('xl:grid-cols-2');
});

it('has rows of three in a category', () => {
  expect(render(2, true)).toHaveClass('xl:grid-cols-3');
});
