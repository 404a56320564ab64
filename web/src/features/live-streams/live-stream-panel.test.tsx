import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '#features/forms/form-draft.ts';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { fillIn, press, textField } from '#testing/form-fields.ts';
import { createFormResponses, createLateResponse } from '#testing/form-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { sampleAreas } from '#testing/sample-areas.ts';
import type { StreamState } from './fetch-stream-state.ts';
import { LiveStreamPanel } from './live-stream-panel.tsx';
import { LiveStreamStateDocument } from './live-stream-state.generated.ts';
import { RegisterForLiveStreamDocument } from './register-for-live-stream.generated.ts';
import { createRegistrationValues } from './registration-values.ts';

const SECOND = 1000;
const NOW = Date.parse('2026-03-01T10:00:00Z');
/** 2 days, 3 hours, 4 minutes and 5 seconds. */
const LEFT = (((2 * 24 + 3) * 60 + 4) * 60 + 5) * SECOND;

const upcoming: StreamState = {
  id: '1',
  state: 'UPCOMING',
  startsAt: new Date(NOW + LEFT).toISOString(),
  endsAt: new Date(NOW + LEFT + 3_600 * SECOND).toISOString(),
  recording: null,
  broadcastUrl: null,
};
const live: StreamState = { ...upcoming, state: 'LIVE' };
const accepted = {
  registerForLiveStream: { reference: 'L-1', delivery: 'DELIVERED' as const, startsAt: upcoming.startsAt },
};

beforeEach(() => {
  // The clock of the visitor is years behind.
  vi.useFakeTimers({ now: Date.parse('2020-01-01'), toFake: ['Date', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Skips all ticks of the timers but the last: there may be many. */
function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds - SECOND);
  act(() => vi.advanceTimersByTime(SECOND));
}

/** Resolves once the offset of the clock is known. */
async function renderPanel(initial: StreamState, locale: Locale = 'en') {
  const gateway = createFormResponses();
  gateway.respondToFile('/icon.svg', () => new Response(null, { headers: { date: new Date(NOW).toUTCString() } }));
  gateway.respond(LiveStreamStateDocument, () => ({ liveStream: live }));
  gateway.respond(RegisterForLiveStreamDocument, () => accepted);
  const panel = <LiveStreamPanel locale={locale} initial={initial} slug="patterns-1" />;
  await act(async () => void renderPage(panel, { locale }));
  return gateway;
}

/** Renders the form as filled in by a draft. */
async function renderFilledPanel(locale: Locale) {
  createDraft('registration:REMINDER:1').write({
    ...createRegistrationValues(locale, '1'),
    firstName: 'Ada',
    lastName: 'Muster',
    email: 'ada@labor.example',
    country: sampleAreas[locale].id,
    acceptTerms: true,
  });
  const gateway = await renderPanel(upcoming, locale);
  await screen.findByRole('textbox', { name: messages[locale].Inquiries.fields.firstName });
  return gateway;
}

const readCountdown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe.each(localeCodes)('the panel of a live stream in %s', (locale) => {
  const { LiveStreams: texts } = messages[locale];

  it('R98 R200 counts down in server time', async () => {
    await renderPanel(upcoming, locale);
    expect(screen.getByRole('timer', { name: texts.countdown })).toBeVisible();
    expect(readCountdown()).toEqual(['02', '03', '04', '05']);
    const units = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(units).toEqual(['days', 'hours', 'minutes', 'seconds'].map((unit) => texts.units[unit as 'days']));
    pass(5 * SECOND);
    expect(readCountdown()).toEqual(['02', '03', '04', '00']);
    pass(SECOND);
    expect(readCountdown()).toEqual(['02', '03', '03', '59']);
  });

  it('R98 R200 R227 R259 sets a reminder', async () => {
    const gateway = await renderFilledPanel(locale);
    expect(screen.getByRole('heading', { name: texts.states.UPCOMING })).toBeVisible();
    expect(screen.getByRole('region', { name: texts.setReminder })).toBeVisible();
    await press(texts.remind);
    expect(await screen.findByText(texts.reminderSet)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('L-1');
    expect(screen.getByRole('status').parentElement).toHaveFocus();
    expect(gateway.variablesOf(RegisterForLiveStreamDocument)).toHaveLength(1);
  });

  it('does not claim that a queued reminder is set', async () => {
    const gateway = await renderFilledPanel(locale);
    gateway.respond(RegisterForLiveStreamDocument, () => ({
      registerForLiveStream: { ...accepted.registerForLiveStream, delivery: 'QUEUED' as const },
    }));
    await press(texts.remind);
    expect(await screen.findByText(texts.reminderQueued)).toBeVisible();
    expect(screen.queryByText(texts.reminderSet)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('L-1');
  });

  it.each([
    ['LIVE', 'liveLink'],
    ['RECORDED', 'recordedLink'],
  ] as const)('R99 R200 a stream that is %s links to the player', async (state, link) => {
    await renderPanel({ ...live, state }, locale);
    expect(screen.getByRole('region', { name: texts.states[state] })).toBeVisible();
    const target = localePath(locale, '/aboutUs/events/liveStream/patterns-1');
    expect(screen.getByRole('link', { name: texts[link] })).toHaveAttribute('href', target);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('R200 a stream that has ended offers nothing', async () => {
    await renderPanel({ ...live, state: 'ENDED' }, locale);
    expect(screen.getByRole('region', { name: texts.states.ENDED })).toHaveTextContent(texts.endedText);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('when a live stream starts', () => {
  const { LiveStreams: texts, Inquiries } = messages.en;
  const { fields, sending } = Inquiries;
  const start = async () => {
    pass(LEFT);
    await screen.findByRole('link', { name: texts.liveLink });
    expect(screen.queryByRole('timer')).toBeNull();
  };

  it('R98 R200 an unused reminder form is replaced', async () => {
    await renderPanel(upcoming);
    await screen.findByRole('textbox', { name: fields.firstName });
    await start();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('R98 R200 a reminder form in use stays with its focus, below the link to the player', async () => {
    await renderFilledPanel('en');
    const name = textField(fields.firstName);
    act(() => name.focus());
    fillIn(fields.firstName, 'Ad');
    await start();
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Ad');
    const order = screen.getByRole('link', { name: texts.liveLink }).compareDocumentPosition(name);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('R98 R227 a reminder that was submitted before is confirmed', async () => {
    const response = createLateResponse(accepted);
    const gateway = await renderFilledPanel('en');
    gateway.respond(RegisterForLiveStreamDocument, () => response.promise);
    fireEvent.focus(textField(fields.firstName));
    await press(texts.remind);
    await screen.findByRole('button', { name: sending });
    await start();
    response.send();
    expect(await screen.findByText(texts.reminderSet)).toBeVisible();
  });

  it('R200 the state is requested again until the gateway reports the start', async () => {
    const gateway = await renderPanel(upcoming);
    const failure = Promise.withResolvers<void>();
    gateway.respond(LiveStreamStateDocument, () => {
      failure.resolve();
      throw new TypeError('Failed to fetch');
    });
    pass(LEFT);
    await act(() => failure.promise);
    expect(gateway.variablesOf(LiveStreamStateDocument)).toEqual([{ locale: 'EN', id: '1' }]);
    expect(screen.getByRole('heading', { name: texts.states.UPCOMING })).toBeVisible();
    gateway.respond(LiveStreamStateDocument, () => ({ liveStream: live }));
    act(() => vi.advanceTimersByTime(15 * SECOND));
    expect(await screen.findByRole('heading', { name: texts.states.LIVE })).toBeVisible();
  });
});
