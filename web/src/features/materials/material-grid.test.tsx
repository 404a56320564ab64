import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MaterialGrid } from './material-grid.tsx';
import { castUv, toItem } from './materials.fixture.ts';

it.each([
  [2, [3, 3]],
  [3, [2, 2, 2]],
  [4, [3, 3, 3, 3]],
  [5, [3, 3, 2, 2, 2]],
])('fills the rows of %i cards', (count, columns) => {
  const items = Array.from({ length: count }, (_, index) => ({ ...toItem(castUv), id: String(index) }));
  renderPage(<MaterialGrid items={items} />);
  const cells = screen.getAllByRole('listitem');
  expect(cells.map(({ className }) => Number(/xl:col-span-(\d)/.exec(className)?.[1]))).toEqual(columns);
});
