import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResourceModule } from '#gateway/schema.generated.ts';
import { renderPage } from '#testing/render.tsx';
import { ResourceRow } from './resource-row.tsx';

const resource = (module: ResourceModule) => ({
  id: '409',
  path: '/aboutUs/events/detail/international-dental-show-2027-409',
  module,
  title: 'International dental show 2027, Cologne',
  summary: 'Three areas at one booth.',
  publishedOn: '2026-11-17',
  localizedSummary: { title: 'IDS 2027 in Köln', summary: 'Drei Bereiche an einem Stand.' },
  picture: null,
  availableLocales: ['EN' as const],
  servedLocale: 'EN' as const,
  minutes: 4,
  video: null,
  printers: [],
  works: [],
});

it('shows the date of publication, except for events, whose date it is not', () => {
  const { rerender } = renderPage(<ResourceRow resource={resource('ARTICLES')} />);
  expect(screen.getByRole('time')).toHaveTextContent(/^November 17, 2026$/);
  rerender(<ResourceRow resource={resource('EVENTS')} />);
  expect(screen.queryByRole('time')).toBeNull();
});

it('names the time to read it, or the date and length of its video', () => {
  const { rerender } = renderPage(<ResourceRow resource={resource('ARTICLES')} />);
  expect(screen.getByText('4 min read')).toBeVisible();
  const video = { minutes: 2, startsAt: '2026-11-10T14:00:00Z', language: 'en', isSubtitled: false };
  rerender(<ResourceRow resource={{ ...resource('WEBINARS'), video }} />);
  expect(screen.getByText('Video')).toBeVisible();
  expect(screen.getByRole('time')).toHaveTextContent(/^November 10, 2026$/);
  expect(screen.getByText('2 min, text on screen in English, no commentary')).toBeVisible();
  rerender(
    <ResourceRow resource={{ ...resource('WEBINARS'), video: { ...video, language: 'de', isSubtitled: true } }} />,
  );
  expect(screen.getByText('2 min, subtitles in English, no commentary')).toBeVisible();
});

it('names the formats of a white paper', () => {
  renderPage(<ResourceRow resource={resource('WHITE_PAPERS')} />);
  expect(screen.getByText('Web page and PDF')).toBeVisible();
  expect(screen.queryByText(/min read/)).toBeNull();
});

it('names the language of a text that is not translated', () => {
  renderPage(<ResourceRow resource={resource('ARTICLES')} />, { locale: 'de' });
  expect(screen.getByText('Englisch, 4 min Lesezeit')).toBeVisible();
});

it('names its kind in the singular', () => {
  renderPage(<ResourceRow resource={resource('WEBINARS')} />, { locale: 'de' });
  expect(screen.getByText('Webinar')).toBeVisible();
});

it('R181 has its title in the language of the page', () => {
  renderPage(<ResourceRow resource={resource('EVENTS')} />, { locale: 'de' });
  expect(screen.getByRole('link', { name: 'IDS 2027 in Köln' })).toHaveAttribute('hreflang', 'en');
});
