import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { PicturePairs } from './picture-pairs.tsx';

it('shows the wrong picture before the right one, each with its label', () => {
  renderPage(
    <PicturePairs
      layout={{
        kind: 'picture-pairs',
        items: { light: { wrong: 'scenes/photo-flash', right: 'scenes/photo-window' } },
      }}
      copy={{
        ...{ title: 'Examples', wrong: 'Not like this', right: 'Better' },
        items: { light: { title: 'Light', text: 'From the side.', wrong: 'Flat vase', right: 'Shaded vase' } },
      }}
    />,
  );
  const figures = screen.getAllByRole('figure').map((figure) => figure.textContent);
  expect(figures).toEqual(['Not like this', 'Better']);
  expect(screen.getAllByRole('img').map(({ attributes }) => attributes.getNamedItem('alt')?.value)).toEqual([
    'Flat vase',
    'Shaded vase',
  ]);
});
