import { expect, it } from 'vitest';
import rendered from '../../../../legacy/content/pictures.json' with { type: 'json' };
import { findPartPicture, partPictures } from './material-part-pictures.ts';

it('has every picture among the rendered ones', () => {
  for (const name of Object.values(partPictures)) expect(rendered).toHaveProperty([`${name}`]);
});

it('is the part of the first usage that has a picture', () => {
  expect(findPartPicture([{ id: 'unknown' }, { id: 'splint' }, { id: 'figurine' }])).toBe(partPictures.splint);
  expect(findPartPicture([{ id: 'unknown' }])).toBeNull();
});
