import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { formatDataTime } from './data-time.ts';
import { MAX_AGE_MS } from './page-age.ts';
import { StalePageNotice } from './stale-page-notice.tsx';

const NOW = new Date(2026, 10, 25, 14, 30);
const MINUTE = 60_000;
/** Until the first request, and between later ones. */
const [FIRST_MS, NEXT_MS] = [2_000, MINUTE];

const router = { ...{ push: vi.fn(), replace: vi.fn(), back: vi.fn(), forward: vi.fn() }, bfcacheId: '' };
const refresh = vi.fn();
const fetchMock = vi.fn<typeof fetch>();
let navigationEntries: MockInstance<Performance['getEntriesByType']>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  navigationEntries.mockRestore();
  fetchMock.mockReset();
  refresh.mockReset();
});

const ago = (milliseconds: number) => NOW.getTime() - milliseconds;

/** The site responds with data of this time, `undefined` for no response. */
function serve(time: number | undefined, serverTime = Date.now()): void {
  if (time === undefined) fetchMock.mockRejectedValue(new TypeError('offline'));
  const headers = { 'server-timing': formatDataTime(time ?? 0), date: new Date(serverTime).toUTCString() };
  if (time !== undefined) fetchMock.mockImplementation(async () => new Response(null, { headers }));
}

function open(documentTime: number | undefined, locale: Locale = 'en'): void {
  const serverTiming = documentTime === undefined ? [] : [{ name: 'as-of', duration: documentTime / 1000 }];
  navigationEntries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming }] as never);
  renderPage(
    <AppRouterContext value={{ ...router, refresh, prefetch: vi.fn() }}>
      <StalePageNotice locale={locale} messages={messages[locale].Freshness} />
    </AppRouterContext>,
    { locale, url: '/material/1-all?sort=NEWEST' },
  );
}

const advance = (duration: number) => act(() => vi.advanceTimersByTimeAsync(duration));
const text = () => screen.getByRole('status').textContent;

describe('the notice of old data', () => {
  it.each([
    ['as old as promised', ago(MAX_AGE_MS)],
    ['of unknown age', undefined],
  ])('is not shown for data %s, without a request', async (_case, time) => {
    open(time);
    await advance(10 * MINUTE);
    expect([text(), fetchMock.mock.calls.length]).toEqual(['', 0]);
  });

  it.each(localeCodes)('states the time of the data in %s', async (locale) => {
    const time = ago(25 * MINUTE);
    serve(time);
    open(time, locale);
    await advance(FIRST_MS);
    const shown = { en: '2:05 PM', cn: '14:05', de: '14:05' }[locale];
    expect(text()?.replaceAll('\u202f', ' ')).toBe(messages[locale].Freshness.notice.replace('{time}', shown));
    expect(fetchMock).toHaveBeenCalledWith('/material/1-all', expect.objectContaining({ method: 'HEAD' }));
  });

  it.each(localeCodes)('states the date as well if it is another day, in %s', async (locale) => {
    serve(ago(24 * 60 * MINUTE));
    open(ago(24 * 60 * MINUTE), locale);
    await advance(FIRST_MS);
    expect(text()).toContain({ en: 'Nov 24, 2026', cn: '2026年11月24日', de: '24.11.2026' }[locale]);
  });

  it('is not shown if the site has newer data, which replaces the page', async () => {
    open(ago(25 * MINUTE));
    serve(ago(0));
    await advance(FIRST_MS);
    expect([text(), refresh.mock.calls.length]).toEqual(['', 1]);
    await advance(5 * MINUTE);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is shown if the site does not respond, and disappears when it has newer data', async () => {
    open(ago(25 * MINUTE));
    serve(undefined);
    await advance(FIRST_MS);
    expect(text()).toContain('2:05');
    await advance(NEXT_MS);
    expect(refresh).not.toHaveBeenCalled();
    serve(Date.now());
    await advance(NEXT_MS);
    expect([text(), refresh.mock.calls.length]).toEqual(['', 1]);
  });

  it('asks again after a navigation only if the data has become old since', async () => {
    open(ago(25 * MINUTE));
    serve(Date.now());
    const navigate = async (path: string) => {
      act(() => window.history.pushState(null, '', path));
      await advance(FIRST_MS);
      return fetchMock.mock.calls.map(([asked]) => asked);
    };
    await advance(FIRST_MS);
    expect(await navigate('/news')).toEqual(['/material/1-all']);
    await advance(MAX_AGE_MS + MINUTE);
    expect(await navigate('/hardware')).toEqual(['/material/1-all', '/hardware']);
  });

  it('does not trust the clock of the visitor', async () => {
    open(ago(25 * MINUTE));
    serve(ago(25 * MINUTE), ago(25 * MINUTE));
    await advance(FIRST_MS);
    expect(text()).toBe('');
  });

  it('can be closed, and returns with older data only', async () => {
    open(ago(25 * MINUTE));
    serve(undefined);
    await advance(FIRST_MS);
    fireEvent.click(screen.getByRole('button', { name: messages.en.Freshness.close }));
    expect(text()).toBe('');
    await advance(2 * NEXT_MS);
    expect(text()).toBe('');
  });
});
