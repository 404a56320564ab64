import { expect, it } from 'vitest';
import { materials } from '../../../../legacy/content/materials/materials.ts';
import rendered from '../../../../legacy/content/pictures.json' with { type: 'json' };
import { findPartPicture, ownPictures, partPictures } from './material-part-pictures.ts';

it('has every picture among the rendered ones', () => {
  for (const picture of [...Object.values(partPictures), ...Object.values(ownPictures)])
    if (picture) expect(rendered).toHaveProperty([picture.name]);
});

it('is the part of the first usage that has a picture', () => {
  const usages = [{ id: 'unknown' }, { id: 'splint' }, { id: 'figurine' }];
  expect(findPartPicture({ id: 'new', usages })).toBe(partPictures.splint);
  expect(findPartPicture({ id: 'new', usages: [{ id: 'unknown' }] })).toBeNull();
});

it('differs between neighbours of a category', () => {
  const categories = Map.groupBy(materials, ({ group, category }) => `${group} ${category}`);
  for (const [category, members] of categories) {
    const pictures = members.map(({ id, usages }) =>
      findPartPicture({ id: `${id}`, usages: usages.map((usage) => ({ id: usage })) }),
    );
    pictures.forEach((picture, index) => {
      if (picture) expect(picture, `${category}, ${members[index]?.slug}`).not.toEqual(pictures[index - 1]);
    });
  }
});
