import { locales } from '@heliograph/schema/locales.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { filesOf } from '#ui/picture-files.ts';
import type { Results } from './search-data.ts';
import { SearchResults } from './search-results.tsx';
import { countTypes, type SearchType } from './search-types.ts';

const text = messages.en.Search;

const picture = { name: 'bottle', renditions: filesOf('bottle', 1600), width: 1600, height: 1200, placeholder: null };

type Hit = Results['items'][number];

const createHit = (fields: Partial<Hit>): Hit => ({
  title: 'Cast UV 3.0',
  url: '/material/3',
  kind: 'MATERIAL',
  summary: 'A resin for casting.',
  picture,
  record: { servedLocale: 'EN' },
  ...fields,
});

const hits = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createHit({ title: `Resin ${index + 1}`, url: `/material/${index + 1}` }),
  );

type Shown = Pick<Results, 'items' | 'totalCount' | 'hasMore'>;

const toResults = (shown: Shown): Results => ({
  ...shown,
  foundCount: shown.totalCount,
  counts: countTypes(shown.items),
});

const renderResults = (shown: Shown, locale: keyof typeof locales = 'en') =>
  renderPage(<SearchResults search={{ text: 'wash & cure', type: null, pageCount: 2 }} results={toResults(shown)} />, {
    locale,
  });

it('R50 R171 R215 lists results, and links to one more page at its first result', () => {
  renderResults({ items: hits(20), totalCount: 1_234, hasMore: true });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(text.quoted.replace('{text}', 'wash & cure'));
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(20);
  expect(links[19]).toHaveTextContent('Resin 20');
  expect(links[19]).toHaveAttribute('href', '/material/20');
  const more = screen.getByRole('link', { name: 'Show 10 more of 1,214' });
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
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
});

it.each([
  ['de', 'denture', 'Prothese'],
  ['cn', 'denture', '义齿'],
] as const)('leads to the search for the word of the pages in %s', (locale, searched, term) => {
  const search = { text: searched, type: null, pageCount: 1 };
  const results = toResults({ items: hits(2), totalCount: 2, hasMore: false });
  renderPage(<SearchResults search={search} results={results} />, { locale });
  const href = `${locales[locale].prefix}/search?${new URLSearchParams({ key: term })}`;
  expect(screen.getByRole('link', { name: term })).toHaveAttribute('href', href);
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
      search={{ text: 'resin', type: null, pageCount: 2 }}
      results={toResults({ items: hits(20), totalCount: 30, hasMore: true })}
    />,
    {
      url: '/search?key=resin&page=2#hit-11',
    },
  );
  expect(screen.getByRole('link', { name: /^Resin 11/ })).toHaveFocus();
});

describe('types', () => {
  const found = { foundCount: 34, counts: { machine: 4, resin: 30 } };

  const renderType = (type: SearchType, results: Shown, url = '/search') =>
    renderPage(
      <SearchResults search={{ text: 'wash & cure', type, pageCount: 1 }} results={{ ...results, ...found }} />,
      { url },
    );

  const chips = () => within(screen.getByRole('navigation', { name: text.types.label })).getAllByRole('link');

  it('are links with counts; those without results are left out', () => {
    renderType('resin', { items: hits(10), totalCount: 30, hasMore: true });
    expect(chips().map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      [`${text.types.all} 34`, '/search?key=wash+%26+cure#type-all'],
      [`${text.types.resin} 30`, '/search?key=wash+%26+cure&type=resin#type-resin'],
      [`${text.types.machine} 4`, '/search?key=wash+%26+cure&type=machine#type-machine'],
    ]);
    expect(chips().map((chip) => chip.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it('keep the focus when one is chosen', () => {
    const url = '/search?key=wash+%26+cure&type=resin#type-resin';
    renderType('resin', { items: hits(10), totalCount: 30, hasMore: true }, url);
    expect(screen.getByRole('link', { name: new RegExp(`^${text.types.resin} `) })).toHaveFocus();
  });

  it('stay chosen when more results are loaded', () => {
    renderType('resin', { items: hits(10), totalCount: 30, hasMore: true });
    expect(screen.getByRole('link', { name: 'Show 10 more of 20' })).toHaveAttribute(
      'href',
      '/search?key=wash+%26+cure&type=resin&page=2#hit-11',
    );
  });

  it('without results lead back to all results', () => {
    renderType('news', { items: [], totalCount: 0, hasMore: false });
    expect(screen.getByText(text.noneOfType)).toBeVisible();
    expect(chips().at(-1)).toHaveTextContent(`${text.types.news} 0`);
    expect(screen.getByRole('link', { name: text.showAll.replace('{total}', '34') })).toHaveAttribute(
      'href',
      '/search?key=wash+%26+cure',
    );
  });

  it.each([0, 10])('are not offered where there is nothing to choose, for %s results', (count) => {
    renderResults({ items: hits(count), totalCount: count, hasMore: false });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a result', () => {
  const renderHit = (fields: Partial<Hit>, locale: keyof typeof locales = 'en') =>
    renderResults({ items: [createHit(fields)], totalCount: 1, hasMore: false }, locale);

  it.each(['en', 'cn', 'de'] as const)('shows kind, title and summary instead of the path in %s', (locale) => {
    renderHit({ record: { servedLocale: locales[locale].graphql } }, locale);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      `${messages[locale].Search.typeOfOne.resin}Cast UV 3.0A resin for casting.`,
      { normalizeWhitespace: false },
    );
  });

  it.each([
    ['PRINTER', '/hardware/A2D', 'printer'],
    ['STATION', '/hardware/hive', 'machine'],
    ['LIVE_STREAM', '/aboutUs/events/live/x-1', 'event'],
    ['PAGE', '/application/waxUp', 'application'],
  ] as const)('is named as its chip, in the singular: %s %s', (kind, url, type) => {
    renderHit({ kind, url, record: null }, 'de');
    expect(screen.getByRole('listitem')).toHaveTextContent(messages.de.Search.typeOfOne[type]);
  });

  it.each([
    ['en', 'March 16–20, 2027 · Cologne, Germany'],
    ['cn', '2027年3月16日至3月20日 · 德国科隆'],
    ['de', '16.–20. März 2027 · Köln, Deutschland'],
  ] as const)('of an event has its date and place in %s', (locale, line) => {
    const city = { en: 'Cologne', cn: '科隆', de: 'Köln' }[locale];
    const days = { startsOn: '2027-03-16', endsOn: '2027-03-20', country: 'DE' };
    const event = { servedLocale: 'EN', city: 'Cologne', ...days, localizedSummary: { title: 'IDS', city } } as const;
    renderHit({ kind: 'EVENT', record: event }, locale);
    expect(toPlainText(screen.getByRole('listitem').textContent)).toContain(line);
  });

  it('of a live stream has its start', () => {
    renderHit({
      kind: 'LIVE_STREAM',
      record: { servedLocale: 'EN', startsAt: '2026-06-10T13:00:00Z', state: 'UPCOMING' },
    });
    expect(screen.getByRole('listitem')).toHaveTextContent('June 10, 2026');
    expect(screen.getByRole('listitem')).toHaveTextContent(text.typeOfOne.event);
  });

  it.each(['en', 'cn', 'de'] as const)('of a past live stream is called a video in %s', (locale) => {
    const record = { servedLocale: 'EN', startsAt: '2026-06-10T13:00:00Z', state: 'RECORDED' } as const;
    renderHit({ kind: 'LIVE_STREAM', record }, locale);
    expect(screen.getByRole('listitem')).toHaveTextContent(messages[locale].Search.typeOfOne.video);
  });

  it('is linked by its title alone', () => {
    renderHit({});
    expect(within(screen.getByRole('listitem')).getByRole('link')).toHaveAccessibleName('Cast UV 3.0');
  });

  it('loads its picture late, at a known size', () => {
    renderHit({});
    const image = within(screen.getByRole('listitem')).getByRole('presentation');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '1200');
  });

  it('has neither picture nor text if there is none', () => {
    renderHit({ kind: 'PAGE', summary: null, picture: null, record: null });
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent(`${messages.en.Search.typeOfOne.page}Cast UV 3.0`);
    expect(within(item).queryByRole('presentation')).toBeNull();
  });

  it('shows the picture at the top of a page without a record', () => {
    renderHit({ url: '/application/dental-labs-3d-printer', kind: 'PAGE', picture: null, record: null }, 'de');
    const item = screen.getByRole('listitem');
    expect(within(item).getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/pictures/'));
  });

  it('marks the words of the search in title and summary', () => {
    renderHit({ title: 'Wash station', summary: 'To wash & dry.' });
    const marks = [...screen.getByRole('listitem').querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Wash', 'wash', '&']);
    expect(screen.getByRole('link')).toHaveAccessibleName('Wash station');
  });

  it('marks the word of the pages for the searched one', () => {
    const search = { text: 'denture', type: null, pageCount: 1 };
    const items = [createHit({ title: 'Prothesenbasen', summary: 'Mit Denture Base UV.' })];
    const results = toResults({ items, totalCount: 1, hasMore: false });
    renderPage(<SearchResults search={search} results={results} />, { locale: 'de' });
    const marks = [...screen.getByRole('listitem').querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Prothesenbasen', 'Denture']);
  });

  it('has the title of its short version in the language of the page', () => {
    renderHit({ kind: 'NEWS', record: { servedLocale: 'EN', localizedSummary: { title: 'Kurs für Praxen' } } }, 'de');
    const heading = screen.getByRole('heading', { level: 3 });
    expect(heading).toHaveTextContent('Kurs für Praxen');
    expect(heading).not.toHaveAttribute('lang');
  });

  it('says that a resin for the mouth is not registered', () => {
    const resin = { servedLocale: 'EN', id: '1', name: 'Crown', bodyContact: 'MOUTH', registrations: [] } as const;
    renderHit({ record: resin });
    expect(screen.getByText(messages.en.Materials.trade.registration.missing.US)).toBeVisible();
  });

  it('marks the language of a record without translation', () => {
    renderHit({}, 'de');
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('A resin for casting.')).toHaveAttribute('lang', 'en');
  });
});
