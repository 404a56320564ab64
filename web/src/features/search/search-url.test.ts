import { expect, it } from 'vitest';
import { fromSegment, readSearch, searchPath, toSegment } from './search-url.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

it.each([
  ['key=resin', { text: 'resin', type: null, pageCount: 1 }],
  ['key=resin&type=case&page=3', { text: 'resin', type: 'case', pageCount: 3 }],
  ['key=a%26b&type=unknown&page=x', { text: 'a&b', type: null, pageCount: 1 }],
])('R171 reads %s', (query, search) => {
  expect(read(query)).toEqual(search);
});

it.each(['key=resin', 'key=resin&type=case&page=3', 'key=%E6%A0%91%E8%84%82&type=page'])(
  'R171 %s survives as a route and as a path',
  (query) => {
    const search = read(query);
    if (!search) throw new Error('No search');
    expect(fromSegment(toSegment(search))).toEqual(search);
    expect(searchPath(search)).toBe(`/search?${query}`);
  },
);

it.each(['resin', '_1-cmVzaW4', '_1-unknown-cmVzaW4', '_0--cmVzaW4', '_1--'])('rejects the route %s', (segment) => {
  expect(fromSegment(segment)).toBeNull();
});
