import { expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { toMaterialRows } from './material-rows.ts';

it('stores every field of a material', () => {
  const unread = new Set(content.materials.flatMap((record) => Object.keys(record)));
  for (const record of content.materials) {
    const observed = new Proxy(record, {
      get: (target, key) => {
        unread.delete(String(key));
        return Reflect.get(target, key);
      },
    });
    toMaterialRows(observed);
  }
  expect([...unread]).toEqual([]);
});
