import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { LiveStreamRow } from './live-stream-row.tsx';
import { LiveStreamVideos } from './live-stream-videos.tsx';

const t = createTranslator({ locale: 'de', messages: messages.de, namespace: 'LiveStreams' });

const stream = (title: string, state: LiveStreamEntry['state']): LiveStreamEntry => ({
  ...{
    id: title,
    slug: title.toLowerCase(),
    title,
    state,
    summary: '',
    host: 'Ada',
    picture: null,
    products: [],
    broadcastUrl: null,
    recording: state === 'RECORDED' ? { minutes: 2 } : null,
  },
  startsAt: '2027-01-05T22:30:00Z',
  endsAt: '2027-01-05T23:15:00Z',
  spokenLanguage: 'de-DE',
  servedLocale: 'DE',
});

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  return () => vi.unstubAllEnvs();
});

const renderRow = (state: LiveStreamEntry['state']) =>
  renderPage(<LiveStreamRow stream={stream('Soon', state)} />, { locale: 'de' });
const target = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href');

it('R98 R200 links the player of a running live stream', () => {
  renderRow('LIVE');
  expect(screen.getByRole('article')).toHaveTextContent(t('states.LIVE'));
  expect(target(t('liveLink'))).toBe('/de/aboutUs/events/liveStream/soon');
});

it('R98 links the reminder of a coming live stream', () => {
  renderRow('UPCOMING');
  expect(screen.getByRole('article')).toHaveTextContent(t('eyebrow'));
  expect(target(t('setReminder'))).toBe('/de/aboutUs/events/live/soon');
  expect(screen.getByText(/Deutsch · 45\smin · kostenlos$/)).toBeVisible();
});

it('R98 shows the start of a live stream in the time zone of the visitor', () => {
  renderRow('UPCOMING');
  const [time] = screen.getAllByText(/2027/, { selector: 'time' });
  expect(time).toHaveTextContent('6. Januar 2027');
  expect(time).toHaveTextContent('07:30');
  expect(time).toHaveTextContent(/(GMT|UTC)\+9\)$/);
});

it('R98 lists recordings with date and length, then films on a loop', () => {
  const film = { ...stream('Film', 'LIVE'), broadcastUrl: '/videos/film.webm' };
  renderPage(<LiveStreamVideos id="videos" streams={[film, stream('Past', 'RECORDED')]} />, { locale: 'de' });
  expect(screen.getByRole('region', { name: t('list.recordings') })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['past', 'film'].map((slug) => `/de/aboutUs/events/live/${slug}`),
  );
  expect(screen.getAllByText(t('loop.eyebrow'))).toHaveLength(1);
  expect(screen.getByText(t('list.anyTime'))).toBeVisible();
  expect(screen.getByText('5. Januar 2027')).toBeVisible();
  expect(screen.getByText(/rund 2 min$/)).toBeVisible();
});
