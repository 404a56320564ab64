import { describe, expect, it } from 'vitest';
import { toAddress, toSearchResults } from './search-result.ts';

const label = (_enumName: string, value: string) => value;
const hit = { __typename: 'SearchHit', title: 'Hit', kind: 'PAGE', summary: null, picture: null } as const;

describe('a search result', () => {
  it('opens the screen of its record', () => {
    const record = { __typename: 'Product', id: '2', servedLocale: 'DE' } as const;
    const [result] = toSearchResults([{ ...hit, url: '/hardware/A2D', record }], 'DE', 'https://site.example', label);
    expect(result).toMatchObject({ href: '/machines/2', address: null });
  });

  it.each([
    ['a page', null],
    ['a record without a screen', { __typename: 'NewsArticle', servedLocale: 'DE' } as const],
  ])('shows the address of %s', (_what, record) => {
    const [result] = toSearchResults([{ ...hit, url: '/about', record }], 'DE', 'https://site.example', label);
    expect(result).toMatchObject({ href: null, address: 'site.example/de/about' });
  });

  it('is left out in another language', () => {
    const record = { __typename: 'NewsArticle', servedLocale: 'EN' } as const;
    expect(toSearchResults([{ ...hit, url: '/news/1', record }], 'DE', 'https://site.example', label)).toEqual([]);
  });
});

describe('an address', () => {
  it('has the prefix of the language and no protocol', () => {
    expect(toAddress('/about', 'CN', 'https://site.example')).toBe('site.example/cn/about');
    expect(toAddress('/about', 'EN', 'https://site.example')).toBe('site.example/about');
    expect(toAddress('https://partner.example/x', 'CN', 'https://site.example')).toBe('partner.example/x');
  });
});
