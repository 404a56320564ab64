import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MaterialGrid } from './material-grid.tsx';
import { castUv, toItem } from './materials.fixture.ts';

function render(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({ ...toItem(castUv), id: String(index) }));
  renderPage(<MaterialGrid items={items} />);
  const cards = within(screen.getByRole('list')).getAllByRole('article');
  return cards.map((card) => (card.parentElement?.classList.contains('xl:col-span-3') ? 'large' : 'small'));
}

it.each([
  [2, 2],
  [3, 0],
  [4, 4],
  [5, 2],
  [7, 4],
])('fills the rows of %i cards with %i larger ones', (count, large) => {
  const sizes = render(count);
  expect(sizes.slice(0, large)).toEqual(Array(large).fill('large'));
  expect(sizes.slice(large)).toEqual(Array(count - large).fill('small'));
});
