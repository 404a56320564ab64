import { expect, it } from 'vitest';
import { castUv, dentureBase, toItem, toList } from './materials.fixture.ts';
import { selectUsable } from './select-usable.ts';

it('keeps materials without body contact, and those registered in the market of the locale', () => {
  const list = toList([castUv, dentureBase], { notSpecified: [toItem(dentureBase)] });
  expect(selectUsable(list, 'en')).toMatchObject({ totalCount: 1, items: [{ id: castUv.id }], notSpecified: [] });
  const registered = { ...toItem(dentureBase), registrations: [{ market: 'EU' as const }] };
  const other = { ...list, items: [registered] };
  expect(selectUsable(other, 'de').totalCount).toBe(1);
  expect(selectUsable(other, 'en').totalCount).toBe(0);
});
