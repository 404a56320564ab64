import { describe, expect, it } from 'vitest';
import { cacheTags, expandPurgedTag, formatCacheTags, isCacheTag, parseCacheTags } from './cache-tags.ts';

describe('cache tags', () => {
  it.each(cacheTags)('accepts %s with and without a record id', (kind) => {
    expect([kind, `${kind}:12`, `${kind}:a-b_c.d`].every(isCacheTag)).toBe(true);
  });

  it.each(['', 'materials', 'material:', 'material:*', 'material:1,news', 'material:1\n', ' material', 'material:1:2'])(
    'rejects the tag %j',
    (text) => {
      expect(isCacheTag(text)).toBe(false);
    },
  );

  it('survive a round trip through the Cache-Tag header', () => {
    const tags = ['product', 'product:1', 'product:2', 'seo'];
    expect(parseCacheTags(formatCacheTags(tags))).toEqual(tags);
    expect(parseCacheTags(formatCacheTags([]))).toEqual([]);
    expect(parseCacheTags(null)).toEqual([]);
  });

  it('replace many record ids of a kind with a wildcard', () => {
    const many = Array.from({ length: 500 }, (_, id) => `material:${id}`);
    expect(parseCacheTags(formatCacheTags(['material', 'seo', ...many]))).toEqual(['material', 'material:*', 'seo']);
    expect(expandPurgedTag('material:7')).toEqual(['material:7', 'material:*']);
    expect(expandPurgedTag('material')).toEqual(['material']);
  });

  it.each(['material:1\r\nset-cookie: a', 'material:1,news', 'material:ä', `material:${'9'.repeat(100)}`])(
    'omit %j from the header',
    (tag) => {
      expect(formatCacheTags(['material', tag])).toBe('material,material:*');
    },
  );
});
