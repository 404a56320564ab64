import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '#features/forms/form-draft.ts';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { check, chooseArea, fillIn, fillInNames, press, termsOf } from '#testing/form-fields.ts';
import { createFormResponses } from '#testing/form-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { sampleAreas } from '#testing/sample-areas.ts';
import type { StreamState } from './fetch-stream-state.ts';
import { createRegistrationValues } from './registration-values.ts';
import { StreamPlayer } from './stream-player.tsx';
import { UnlockVideoDocument } from './unlock-video.generated.ts';

const TITLE = 'Aligner models in one shift';
const PREVIEW = '/videos/aligner-preview.webm';
const BROADCAST = '/videos/laboratory.webm';
const FACTS = 'Presented by the applications lab';
const FULL = '/recordings/aligner.webm?signature=1';

const recorded: StreamState = {
  id: '4',
  state: 'RECORDED',
  startsAt: '2025-01-01T10:00:00Z',
  endsAt: '2025-01-01T11:00:00Z',
  recording: { minutes: 12, isPublic: false, previewUrl: PREVIEW, chapterStarts: [] },
  broadcastUrl: null,
};
const PUBLIC = '/videos/aligner.webm';
const publicStream: StreamState = {
  ...recorded,
  recording: { minutes: 12, isPublic: true, previewUrl: PUBLIC, chapterStarts: [25, 95] },
};
const agenda = ['Printing', 'Washing', 'Curing'].map((title) => ({ title, text: `All about ${title}` }));
const live: StreamState = {
  ...recorded,
  state: 'LIVE',
  endsAt: '2999-01-01T11:00:00Z',
  recording: null,
  broadcastUrl: BROADCAST,
};

const play = vi.fn(() => Promise.resolve());

/** Neither is in jsdom. */
beforeEach(() => {
  play.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const video = () => screen.getByLabelText<HTMLVideoElement>(TITLE);

const subtitles = [
  { src: '/de/subtitles.vtt', tag: 'de', name: 'Deutsch' },
  { src: '/cn/subtitles.vtt', tag: 'zh-CN', name: '简体中文' },
];

function renderPlayer(initial: StreamState, locale: Locale = 'en') {
  const gateway = createFormResponses();
  gateway.respondToFile('/icon.svg', () => new Response(null));
  gateway.respond(UnlockVideoDocument, () => ({ unlockVideo: { reference: 'U-1', videoUrl: FULL } }));
  const player = {
    locale,
    initial,
    slug: 'aligner-4',
    title: TITLE,
    poster: null,
    subtitles,
    agenda,
    article: '/article',
    facts: FACTS,
  };
  renderPage(<StreamPlayer {...player} />, { locale });
  return gateway;
}

async function unlock(locale: Locale) {
  const { Inquiries, LiveStreams } = messages[locale];
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: Inquiries.fields.country })).toHaveValue(sampleAreas[locale].name),
  );
  await press(LiveStreams.unlock);
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent(LiveStreams.unlocked);
  expect(status.parentElement).toHaveFocus();
}

const writeDraft = (locale: Locale) =>
  createDraft('registration:UNLOCK:4').write({
    ...createRegistrationValues(locale, '4'),
    firstName: 'Ada',
    lastName: 'Muster',
    email: 'ada@labor.example',
    country: sampleAreas[locale].id,
    acceptTerms: true,
  });

async function fillInForm(locale: Locale) {
  const { fields } = messages[locale].Inquiries;
  await screen.findByRole('textbox', { name: fields.firstName });
  fillInNames(locale, 'Ada', 'Muster');
  fillIn(fields.email, 'ada@labor.example');
  await chooseArea(fields.country, sampleAreas[locale].name);
  check(termsOf(messages[locale]));
}

describe.each(localeCodes)('the player in %s', (locale) => {
  const { LiveStreams: texts } = messages[locale];

  it('R99 R201 R227 plays a preview, and the full video after registration', async () => {
    writeDraft(locale);
    const gateway = renderPlayer(recorded, locale);
    expect(video()).toHaveAttribute('src', PREVIEW);
    expect(screen.getByRole('region', { name: texts.unlockTitle })).toBeVisible();
    await unlock(locale);
    expect(video()).toHaveAttribute('src', FULL);
    expect(gateway.variablesOf(UnlockVideoDocument)[0]?.input).toMatchObject({ liveStream: '4', firstName: 'Ada' });
  });

  it('R201 reports an expired URL, and can unlock the video again', async () => {
    writeDraft(locale);
    const gateway = renderPlayer(recorded, locale);
    await unlock(locale);
    gateway.respondToFile('/recordings/aligner.webm', () => new Response(null, { status: 410 }));
    fireEvent.error(video());
    expect(await screen.findByText(texts.videoExpired)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.videoExpiredText);
    expect(video()).toHaveAttribute('src', PREVIEW);
    await fillInForm(locale);
    await unlock(locale);
    expect(video()).toHaveAttribute('src', FULL);
    expect(screen.queryByText(texts.videoExpired)).toBeNull();
  });

  it.each([
    ['RECORDED', recorded],
    ['LIVE', live],
  ] as const)('R99 reports that a video fails to load, until it plays: %s', async (_state, stream) => {
    renderPlayer(stream, locale);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.error(video());
    expect(screen.getByRole('alert')).toHaveTextContent(texts.videoFailed);
    fireEvent.playing(video());
    expect(screen.queryByRole('alert')).toBeNull();
    await screen.findByRole(stream.state === 'LIVE' ? 'heading' : 'textbox', {
      name: stream.state === 'LIVE' ? texts.loop.title : messages[locale].Inquiries.fields.firstName,
    });
  });

  it('plays a public video from the chapter that is pressed, and marks the chapter that plays', async () => {
    renderPlayer(publicStream, locale);
    expect(video()).toHaveAttribute('src', PUBLIC);
    expect(screen.queryByRole('region', { name: texts.unlockTitle })).toBeNull();
    const chapters = screen.getByRole('region', { name: texts.recordedAgenda });
    const article = within(chapters).getByRole('link', { name: texts.article });
    expect(article).toHaveAttribute('href', localePath(locale, '/article'));
    expect(
      within(chapters)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Printing', 'Washing', 'Curing']);
    expect(within(chapters).getAllByRole('button')).toHaveLength(2);
    await press(texts.playFrom.replace('{time}', '1:35'));
    expect(video().currentTime).toBe(95);
    expect(play).toHaveBeenCalledOnce();
    fireEvent.timeUpdate(video());
    const marked = () => chapters.querySelector('[aria-current]')?.textContent;
    expect(marked()).toContain('All about Washing');
    video().currentTime = 3;
    fireEvent.timeUpdate(video());
    expect(marked()).toBeUndefined();
  });

  it.each([recorded, publicStream])('shows subtitles in the language of the page: %#', async (stream) => {
    renderPlayer(stream, locale);
    const tracks = [...video().querySelectorAll('track')];
    expect(tracks.map(({ label }) => label)).toEqual(['Deutsch', '简体中文']);
    expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual(
      subtitles.map(({ tag }) => tag).filter((tag) => tag === locales[locale].tag),
    );
    await screen.findByRole(stream === recorded ? 'textbox' : 'region', {
      name: stream === recorded ? messages[locale].Inquiries.fields.firstName : texts.recordedAgenda,
    });
  });

  it('starts a public video with a button, which gives way to the controls', () => {
    renderPlayer(publicStream, locale);
    const button = screen.getByRole('button', { name: /12/ });
    expect(video()).not.toHaveAttribute('controls');
    fireEvent.click(button);
    expect(play).toHaveBeenCalledOnce();
    fireEvent.play(video());
    expect(video()).toHaveAttribute('controls');
    expect(button).not.toBeInTheDocument();
    expect(video()).toHaveFocus();
  });

  it('R200 links to the reminder before the start', async () => {
    renderPlayer({ ...live, state: 'UPCOMING', startsAt: '2998-01-01T10:00:00Z' }, locale);
    expect(screen.getByRole('timer', { name: texts.countdown })).toBeVisible();
    const target = localePath(locale, '/aboutUs/events/live/aligner-4');
    expect(screen.getByRole('link', { name: texts.setReminder })).toHaveAttribute('href', target);
    await waitFor(() => expect(screen.queryByText('––')).toBeNull());
  });
});

it('R201 a full video that fails for another reason stays unlocked', async () => {
  writeDraft('en');
  const gateway = renderPlayer(recorded);
  await unlock('en');
  gateway.respondToFile('/recordings/aligner.webm', () => new Response(null, { status: 503 }));
  fireEvent.error(video());
  expect(await screen.findByText(messages.en.LiveStreams.videoFailed)).toBeVisible();
  expect(screen.queryByText(messages.en.LiveStreams.videoExpired)).toBeNull();
  expect(video()).toHaveAttribute('src', FULL);
});

it('R200 plays a running broadcast with the controls of the player, beside its facts', () => {
  renderPlayer(live);
  expect(video()).toHaveAttribute('controls');
  expect(video()).toHaveAttribute('src', BROADCAST);
  expect(screen.getByRole('region', { name: messages.en.LiveStreams.loop.title })).toHaveTextContent(FACTS);
});

it('R200 starts a running broadcast muted', () => {
  renderPlayer(live);
  expect(play).toHaveBeenCalledOnce();
  expect(video().muted).toBe(true);
});

it('leaves a broadcast standing for visitors who prefer reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderPlayer(live);
  expect(play).not.toHaveBeenCalled();
});
