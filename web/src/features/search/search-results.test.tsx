import { locales } from '@heliograph/schema/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { Results } from './search-data.ts';
import { SearchResults } from './search-results.tsx';

const text = messages.en.Search;

const hits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Resin ${index + 1}`, url: `/material/${index + 1}` }));

const renderResults = (results: Results, locale: keyof typeof locales = 'en') =>
  renderPage(<SearchResults search={{ text: 'wash & cure', pageCount: 2 }} results={results} />, { locale });

it('R50 R171 R215 lists titles and paths of results, and links to one more page at its first result', () => {
  renderResults({ items: hits(20), totalCount: 1_234, hasMore: true });
  expect(screen.getByRole('heading')).toHaveTextContent(text.quoted.replace('{text}', 'wash & cure'));
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(20);
  expect(links[19]).toHaveTextContent('Resin 20');
  expect(links[19]).toHaveTextContent('/material/20');
  expect(links[19]).toHaveAttribute('href', '/material/20');
  const more = screen.getByRole('link', { name: text.more });
  expect(more).toHaveAttribute('href', '/search?key=wash+%26+cure&page=3#hit-21');
  expect(screen.queryByText(text.noMore)).toBeNull();
});

it.each([
  ['en', '1,234'],
  ['cn', '1,234'],
  ['de', '1.234'],
] as const)('R50 R171 writes the number of results in %s', (locale, total) => {
  renderResults({ items: hits(10), totalCount: 1_234, hasMore: true }, locale);
  expect(screen.getByRole('status')).toHaveTextContent(messages[locale].Search.found.replace('{total}', total));
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', `${locales[locale].prefix}/material/1`);
});

it('R50 says that there are no more results', () => {
  renderResults({ items: hits(12), totalCount: 12, hasMore: false });
  expect(screen.getByText(text.noMore)).toBeVisible();
  expect(screen.queryByRole('link', { name: text.more })).toBeNull();
});

it('R50 reports missing results', () => {
  renderResults({ items: [], totalCount: 0, hasMore: false });
  expect(screen.getByRole('status')).toHaveTextContent(text.none);
  expect(screen.getByText(text.noneText)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByText(text.noMore)).toBeNull();
});

it('R171 moves the focus to the first result of a further page', () => {
  window.history.replaceState(null, '', '/search?key=resin&page=2#hit-11');
  renderPage(
    <SearchResults
      search={{ text: 'resin', pageCount: 2 }}
      results={{ items: hits(20), totalCount: 30, hasMore: true }}
    />,
    {
      url: '/search?key=resin&page=2#hit-11',
    },
  );
  expect(screen.getByRole('link', { name: /^Resin 11/ })).toHaveFocus();
});
