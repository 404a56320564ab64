// Long: opening, typing, following and failing share one box and its fake clock.
import type { Locale } from '@heliograph/schema/locales.ts';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError, print } from 'graphql';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClient } from '#gateway/browser-client.ts';
import { messages } from '#i18n/messages.ts';
import { appEvents } from '#navigation/app-events.ts';
import { createGatewayResponses, type GatewayResponses } from '#testing/gateway-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchRecommendationsDocument } from './search-recommendations.generated.ts';
import { SearchSuggestionsDocument } from './search-suggestions.generated.ts';

const PAUSE_MS = 500;

const router = {
  push: vi.fn(),
  replace: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  bfcacheId: '',
};
/** Lets the fake clock run, and pending responses with it. */
const advance = (duration: number) => act(() => vi.advanceTimersByTimeAsync(duration));

const castUv = { title: 'Cast UV 3.0', url: '/material/materialDetail/cast-uv-3-0-102', kind: 'MATERIAL' } as const;
const casting = { title: 'Casting resins', url: '/material/1-casting', kind: 'PAGE' } as const;

let gateway: GatewayResponses;

// The fake clock runs ahead of responses and modules.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(async () => {
  await browserClient.clearStore();
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
  gateway = createGatewayResponses();
  gateway.respond(SearchRecommendationsDocument, () => ({ searchRecommendations: [castUv] }));
  gateway.respond(SearchSuggestionsDocument, () => ({ search: { items: [castUv, casting], totalCount: 12 } }));
});

afterEach(() => {
  vi.useRealTimers();
});

async function openSearch(locale: Locale = 'en') {
  const text = messages[locale].SearchBox;
  const user = userEvent.setup();
  renderPage(
    <AppRouterContext value={router}>
      <SearchBox />
    </AppRouterContext>,
    { locale },
  );
  await user.click(screen.getByRole('button', { name: text.label }));
  await screen.findByRole('option');
  return { user, text, field: screen.getByRole('combobox', { name: text.label }) };
}

const typedTexts = () => gateway.variablesOf(SearchSuggestionsDocument).map(({ text }) => text);
const options = () => screen.queryAllByRole('option');
const hrefs = () => options().map((option) => option.getAttribute('href'));

describe('opening', () => {
  it('R22 R43 R332 focuses an empty field and shows recommendations', async () => {
    const { text, field } = await openSearch();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    expect(screen.getByRole('option')).toHaveTextContent(castUv.title);
    expect(screen.getByRole('status')).toHaveTextContent(text.suggested);
    expect(gateway.variablesOf(SearchRecommendationsDocument)).toEqual([{ locale: 'EN' }]);
    expect(print(SearchSuggestionsDocument)).toContain('page: 1, pageSize: 5');
  });

  it('R43 hides the menus', async () => {
    const hideMenus = vi.fn();
    window.addEventListener(appEvents.menusHidden, hideMenus, { once: true });
    await openSearch();
    expect(hideMenus).toHaveBeenCalledOnce();
  });

  it('Q60 requests and shows suggestions in the page language', async () => {
    gateway.respond(SearchRecommendationsDocument, () => ({
      searchRecommendations: [{ ...castUv, title: '铸造树脂' }],
    }));
    await openSearch('cn');
    expect(screen.getByRole('option')).toHaveTextContent('铸造树脂');
    expect(gateway.variablesOf(SearchRecommendationsDocument)).toEqual([{ locale: 'CN' }]);
    expect(hrefs()).toEqual([`/cn${castUv.url}`]);
  });
});

describe('closing', () => {
  it('R44 hides the suggestions, clears the text and returns the focus', async () => {
    const { user, text, field } = await openSearch();
    await user.type(field, 'reflex');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(options()).toEqual([]);
    const opener = screen.getByRole('button', { name: text.label });
    expect(opener).toHaveFocus();
    await user.click(opener);
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  it('R44 is possible with a button and with a press outside', async () => {
    const { user, text } = await openSearch();
    await user.click(screen.getByRole('button', { name: text.close }));
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: text.label }));
    expect(screen.getByRole('combobox')).toBeVisible();
    await user.click(document.body);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('typing', () => {
  it('R47 R274 R333 sends one request half a second after the last key', async () => {
    const { field } = await openSearch();
    vi.setTimerTickMode('manual');
    fireEvent.change(field, { target: { value: 'ca' } });
    await advance(400);
    fireEvent.change(field, { target: { value: 'cast' } });
    await advance(499);
    expect(typedTexts()).toEqual([]);
    await advance(1);
    vi.setTimerTickMode('nextTimerAsync');
    await waitFor(() => expect(typedTexts()).toEqual(['cast']));
  });

  it('R48 Q14 queues one request while another runs, and discards the outdated response', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.respond(SearchSuggestionsDocument, async ({ text }) => {
      if (text === 'c') await promise;
      return { search: { items: [{ title: `Found: ${text}`, url: '/', kind: 'PAGE' as const }], totalCount: 1 } };
    });
    const { user, field } = await openSearch();
    await user.type(field, 'c');
    await waitFor(() => expect(typedTexts()).toEqual(['c']));
    await user.type(field, 'a');
    await advance(PAUSE_MS);
    await user.type(field, 'st');
    await advance(PAUSE_MS);
    expect(typedTexts()).toEqual(['c']);
    resolve();
    expect(await screen.findByRole('option', { name: /Found: cast/ })).toBeVisible();
    expect(typedTexts()).toEqual(['c', 'cast']);
    expect(options()).toHaveLength(1);
  });

  it('R49 R50 shows the number of results with links, and leads to all of them', async () => {
    const { user, text, field } = await openSearch();
    await user.type(field, 'cast');
    const all = await screen.findByRole('link', { name: text.all });
    expect(screen.getByRole('status')).toHaveTextContent(text.found.replace('{total}', '12'));
    expect(hrefs()).toEqual([castUv.url, casting.url]);
    expect(all).toHaveAttribute('href', '/search?key=cast');
  });

  it('names the kind of each result instead of its path', async () => {
    const { user, field } = await openSearch('de');
    await user.type(field, 'cast');
    await waitFor(() => expect(options()).toHaveLength(2));
    const { MATERIAL, PAGE } = messages.de.SearchKinds;
    expect(options().map(({ textContent }) => textContent)).toEqual([
      `${castUv.title}${MATERIAL}`,
      `${casting.title}${PAGE}`,
    ]);
  });

  it('R50 says that there are no more results', async () => {
    gateway.respond(SearchSuggestionsDocument, () => ({ search: { items: [castUv], totalCount: 1 } }));
    const { user, text, field } = await openSearch();
    await user.type(field, 'cast');
    expect(await screen.findByText(text.noMore)).toBeVisible();
    expect(screen.queryByRole('link', { name: text.all })).toBeNull();
  });

  it('R45 R50 reports missing results without a list', async () => {
    gateway.respond(SearchSuggestionsDocument, () => ({ search: { items: [], totalCount: 0 } }));
    const { user, text, field } = await openSearch();
    await user.type(field, 'zzz');
    expect(await screen.findByText(text.none)).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('R51 R330 hides the list if there is no response', async () => {
    gateway.respond(SearchSuggestionsDocument, () => {
      throw new GraphQLError('x', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    });
    const { user, field } = await openSearch();
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.type(field, 'cast');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(typedTexts()).toEqual(['cast']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(field).toHaveValue('cast');
  });
});

describe('the arrow keys', () => {
  it('move through the suggestions and back to the field', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'cast');
    await waitFor(() => expect(options()).toHaveLength(2));
    const selected = () => options().map((option) => option.getAttribute('aria-selected'));
    await user.keyboard('{ArrowDown}');
    expect(selected()).toEqual(['true', 'false']);
    expect(field).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toEqual(['false', 'true']);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toEqual(['false', 'false']);
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(selected()).toEqual(['false', 'true']);
  });

  it('Enter follows the selected suggestion', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'cast');
    await waitFor(() => expect(options()).toHaveLength(2));
    const second = options()[1];
    const follow = vi.fn((event: Event) => event.preventDefault());
    second?.addEventListener('click', follow);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(follow).toHaveBeenCalledOnce();
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('submitting', () => {
  it('R46 R274 ignores an empty text', async () => {
    const { user, field } = await openSearch();
    await user.type(field, '   {Enter}');
    expect(router.push).not.toHaveBeenCalled();
    expect(field).toBeVisible();
    await advance(PAUSE_MS);
    expect(typedTexts()).toEqual([]);
  });

  it('R52 leads to the results page and closes the search', async () => {
    const { user, field } = await openSearch('cn');
    await user.type(field, ' 树脂 {Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith(`/cn/search?key=${encodeURIComponent('树脂')}`);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
