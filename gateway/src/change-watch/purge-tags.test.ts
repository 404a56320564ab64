import { cacheTags, isCacheTag } from '@heliograph/schema/cache-tags.ts';
import { describe, expect, it } from 'vitest';
import { feedKindTags } from '../slices/changes/record-types.ts';
import { toPurgeTags } from './purge-tags.ts';

const records = (tag: (typeof cacheTags)[number], ids: readonly string[]) => ids.map((id) => ({ tag, id }));
const ids = (count: number) => Array.from({ length: count }, (_, id) => String(id));

describe('tags to purge', () => {
  it('are those of the changed records, of the lists of their kinds, and of search', () => {
    expect(toPurgeTags([...records('news', ['1', '2']), ...records('product', ['1'])])).toEqual([
      'news:list',
      'news:1',
      'news:2',
      'product:list',
      'product:1',
      'search',
    ]);
  });

  it('are whole kinds for many records, or for ids that are no tags', () => {
    expect(toPurgeTags(records('material', ids(8)))).toEqual(['material', 'search']);
    expect(toPurgeTags(records('seo', ['/about?x']))).toEqual(['seo', 'search']);
  });

  it('are all kinds if it is unknown what changed', () => {
    expect(toPurgeTags(undefined)).toEqual(cacheTags);
    expect(toPurgeTags([{ tag: undefined, id: '1' }, ...records('news', ['1'])])).toEqual(cacheTags);
  });

  it('fit in one purge request', () => {
    const tags = toPurgeTags(cacheTags.flatMap((tag) => records(tag, ids(7))));
    expect(tags.length).toBeLessThanOrEqual(100);
    expect(tags.every(isCacheTag)).toBe(true);
  });

  it('are known for every kind of the change feed that has responses', () => {
    expect(new Set(feedKindTags.values())).toEqual(new Set(cacheTags.filter((tag) => tag !== 'change')));
  });
});
