import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { PicturePairs } from './picture-pairs.tsx';

it('shows two pictures side by side, each with its caption', () => {
  renderPage(
    <PicturePairs
      layout={{
        kind: 'picture-pairs',
        items: { light: { before: 'scenes/photo-flash', after: 'scenes/photo-window' } },
      }}
      copy={{
        title: 'Examples',
        items: {
          light: {
            ...{ title: 'Light', text: 'From the side.' },
            before: { caption: 'Flash', alt: 'Flat vase' },
            after: { caption: 'Window', alt: 'Shaded vase' },
          },
        },
      }}
    />,
  );
  const figures = screen.getAllByRole('figure').map((figure) => figure.textContent);
  expect(figures).toEqual(['Flash', 'Window']);
  expect(screen.getAllByRole('img').map(({ attributes }) => attributes.getNamedItem('alt')?.value)).toEqual([
    'Flat vase',
    'Shaded vase',
  ]);
});
