import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { LiveStreamEntry } from './live-stream-data.ts';
import { LiveStreamList } from './live-stream-list.tsx';

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
    broadcastUrl: null,
  },
  startsAt: '2027-01-05T22:30:00Z',
  spokenLanguage: 'de-DE',
  servedLocale: 'DE',
});

const streams = [
  stream('Now', 'LIVE'),
  stream('Soon', 'UPCOMING'),
  stream('Later', 'UPCOMING'),
  stream('Past', 'RECORDED'),
];

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  return () => vi.unstubAllEnvs();
});

it('R98 lists current and upcoming live streams, then recordings', () => {
  renderPage(<LiveStreamList id="live-streams" streams={streams} />, { locale: 'de' });
  const section = within(screen.getByRole('region', { name: t('list.title') }));
  const rows = section.getAllByRole('article');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Now', 'Soon', 'Later']);
  expect(rows[0]).toHaveTextContent(t('states.LIVE'));
  expect(rows[1]).toHaveTextContent(t('list.coming'));
  expect(rows[2]).toHaveTextContent(t('list.coming'));
  expect(section.getByRole('heading', { name: t('list.recordings') })).toBeVisible();
  const isAction = (text: string) => [t('liveLink'), t('setReminder')].some((action) => text.startsWith(action));
  const titles = section.getAllByRole('link').filter(({ textContent }) => !isAction(textContent));
  expect(titles.map((link) => link.getAttribute('href'))).toEqual(
    streams.map(({ slug }) => `/de/aboutUs/events/live/${slug}`),
  );
});

it('R98 R200 links the player of a running live stream, and the reminder of a coming one', () => {
  renderPage(<LiveStreamList id="live-streams" streams={streams} />, { locale: 'de' });
  const targets = (name: string) =>
    screen.getAllByRole('link', { name: new RegExp(`^${name}`) }).map((link) => link.getAttribute('href'));
  expect(targets(t('liveLink'))).toEqual(['/de/aboutUs/events/liveStream/now']);
  expect(targets(t('setReminder'))).toEqual(['/de/aboutUs/events/live/soon', '/de/aboutUs/events/live/later']);
});

it('R98 shows the start of a live stream in the time zone of the visitor', () => {
  renderPage(<LiveStreamList id="live-streams" streams={streams.slice(1, 2)} />, { locale: 'de' });
  const [time] = screen.getAllByText(/2027/, { selector: 'time' });
  expect(time).toHaveTextContent('6. Januar 2027');
  expect(time).toHaveTextContent('07:30');
  expect(time).toHaveTextContent(/(GMT|UTC)\+9\)$/);
});
