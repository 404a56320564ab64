import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MaterialGrid } from './material-grid.tsx';
import { castUv, toItem } from './materials.fixture.ts';

it.each([
  [2, false, 2],
  [3, false, 3],
  [4, false, 2],
  [4, true, 3],
  [5, false, 3],
])('shows %i cards, in a category: %s, in rows of %i', (count, isInCategory, columns) => {
  const items = Array.from({ length: count }, (_, index) => ({ ...toItem(castUv), id: String(index) }));
  renderPage(<MaterialGrid items={items} isInCategory={isInCategory} />);
  const list = screen.getByRole('list');
  expect(within(list).getAllByRole('article')).toHaveLength(count);
  expect(list.classList.contains('xl:grid-cols-3')).toBe(columns === 3);
});
