import { expect, it } from 'vitest';
import { findExamples } from './example-search.ts';

const news = { name: 'news', description: 'The latest news', query: '{ newsArticles { items { title } } }' };
const search = { name: 'search', description: 'Search results, also news', query: '{ search { items { url } } }' };
const examples = [search, news];

it.each([
  ['', [search, news]],
  ['  NEWS ', [news, search]],
  ['latest articles', [news]],
  ['url', [search]],
  ['latest url', []],
])('the examples for %j contain every word, in their name first', (words, found) => {
  expect(findExamples(examples, words)).toEqual(found);
});
