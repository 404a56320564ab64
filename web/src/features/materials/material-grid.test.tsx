import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MaterialGrid } from './material-grid.tsx';
import { castUv, toItem } from './materials.fixture.ts';

const COLUMNS = 12;

it.each([2, 3, 4, 5, 6, 7, 8, 13])('fills each row on wide screens with %i cards', (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ ...toItem(castUv), id: String(index) }));
  renderPage(<MaterialGrid items={items} />);
  const spans = screen
    .getAllByRole('listitem')
    .map(({ className }) => Number(/xl:col-span-(\d+)/.exec(className)?.[1]));
  const ends = spans.map((_, index) => spans.slice(0, index + 1).reduce((sum, span) => sum + span));
  const rows = (ends.at(-1) ?? 0) / COLUMNS;
  expect(ends).toEqual(expect.arrayContaining(Array.from({ length: rows }, (_, row) => (row + 1) * COLUMNS)));
});
