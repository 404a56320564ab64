import { expect, it } from 'vitest';
import { groupByCategory, sortCategories } from './group-by-category.ts';
import { castUv, dentureBase, toItem } from './materials.fixture.ts';

const denture = { id: 'denture', label: 'Denture' };
const castable = { id: 'castable', label: 'Castable' };

const worn = { ...toItem(dentureBase), category: denture };
const registered = { ...worn, id: '8', registrations: [{ market: 'US' }] } as const;
const cast = { ...toItem(castUv), category: castable };

it('puts first what may be used today, within a category and among them', () => {
  const groups = groupByCategory([worn, registered, cast], 'en');
  expect(groups.map((members) => members.map(({ id }) => id))).toEqual([[cast.id], [registered.id, worn.id]]);
});

it('sorts categories as their list', () => {
  expect(sortCategories([denture, castable], [worn, cast], 'en')).toEqual([castable, denture]);
});
