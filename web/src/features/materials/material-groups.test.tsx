import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { MaterialGroups } from './material-groups.tsx';
import { castUv, dentureBase, toItem } from './materials.fixture.ts';

const denture = { id: 'denture', label: 'Denture' };
const cast = toItem(castUv);
const noControls = () => ({});

it('lists materials under the headings of their categories', () => {
  const dentures = ['8', '9', '10'].map((id) => ({ ...toItem(dentureBase), id, category: denture }));
  const items = [
    cast,
    ...dentures,
    { ...cast, id: '7', name: 'Cast Wax UV' },
    { ...cast, id: '6', name: 'Cast UV 4.0' },
  ];
  renderPage(<MaterialGroups items={items} renderControls={noControls} />);
  const namesIn = (region: HTMLElement) => within(region).getAllByRole('heading', { level: 3 });
  const regions = screen.getAllByRole('region');
  expect(regions.map((region) => within(region).getByRole('heading', { level: 2 }).textContent)).toEqual([
    cast.category.label,
    denture.label,
  ]);
  expect(regions.map((region) => namesIn(region).map(({ textContent }) => textContent))).toEqual([
    [cast.name, 'Cast Wax UV', 'Cast UV 4.0'],
    dentures.map(({ name }) => name),
  ]);
});

it('has no headings if most groups would leave their row half empty', () => {
  renderPage(
    <MaterialGroups items={[cast, { ...toItem(dentureBase), category: denture }]} renderControls={noControls} />,
  );
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('has no heading for a single category', () => {
  renderPage(<MaterialGroups items={[cast]} renderControls={noControls} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
