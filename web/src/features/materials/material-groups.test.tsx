import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MaterialGroups } from './material-groups.tsx';
import { castUv, dentureBase, toItem } from './materials.fixture.ts';

const denture = { id: 'denture', label: 'Denture' };
const cast = toItem(castUv);
const noControls = () => ({});

it('lists materials under the headings of their categories', () => {
  const items = [cast, { ...toItem(dentureBase), category: denture }, { ...cast, id: '7', name: 'Cast Wax UV' }];
  renderPage(<MaterialGroups items={items} renderControls={noControls} />);
  const namesIn = (region: HTMLElement) => within(region).getAllByRole('heading', { level: 3 });
  const regions = screen.getAllByRole('region');
  expect(regions.map((region) => within(region).getByRole('heading', { level: 2 }).textContent)).toEqual([
    cast.category.label,
    denture.label,
  ]);
  expect(regions.map((region) => namesIn(region).map(({ textContent }) => textContent))).toEqual([
    [cast.name, 'Cast Wax UV'],
    [dentureBase.name],
  ]);
});

it('has no heading for a single category', () => {
  renderPage(<MaterialGroups items={[cast]} renderControls={noControls} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
