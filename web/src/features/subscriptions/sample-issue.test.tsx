import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NewsItem_NewsArticleFragment } from '#features/news/news-item.generated.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { SampleIssue } from './sample-issue.tsx';

const article: NewsItem_NewsArticleFragment = {
  id: '141',
  type: 'NEWS',
  title: 'A new resin',
  summary: 'For models',
  publishedOn: '2026-11-01',
  localizedSummary: { title: 'Ein neues Resin', summary: 'Für Modelle' },
  tags: [],
  picture: null,
  availableLocales: ['EN'],
  servedLocale: 'EN',
};

it('shows current news as an email, in the language of the page', () => {
  renderPage(<SampleIssue locale="de" articles={[article]} />, { locale: 'de' });
  const issue = screen.getByRole('figure');
  expect(issue).toHaveTextContent(messages.de.Subscribe.sample.caption);
  const link = within(issue).getByRole('link', { name: /^Ein neues Resin/ });
  expect(link).toHaveAttribute('href', '/de/news/141');
  expect(link).toHaveAttribute('hreflang', 'en');
});

it('shows nothing without news', () => {
  renderPage(<SampleIssue locale="en" articles={[]} />);
  expect(screen.queryByRole('figure')).toBeNull();
});
