import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { ArticleFinder } from './article-finder.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Articles' });

/** Newest first. */
const rows = [
  { id: '1', line: 'DENTAL', node: <article>Pixels</article> },
  { id: '2', line: 'REFLEX', node: <article>Supports</article> },
  { id: '3', line: 'REFLEX', node: <article>Washing</article> },
] as const;

const renderArticles = (search = '') => renderPage(<ArticleFinder rows={rows} />, { url: `/articles${search}` });
const shown = () => screen.queryAllByRole('article').map((article) => article.textContent);
const lineLinks = () => within(screen.getByRole('navigation', { name: t('line') }));

it('R71 filters by the line of printers', async () => {
  renderArticles();
  expect(shown()).toEqual(['Pixels', 'Supports', 'Washing']);
  await userEvent.click(lineLinks().getByRole('link', { name: `${t('lines.REFLEX')} 2` }));
  await waitFor(() => expect(window.location.search).toBe('?line=reflex'));
  expect(shown()).toEqual(['Supports', 'Washing']);
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: 2 }));
});

it('R71 sorts by date and keeps the line', async () => {
  renderArticles('?line=reflex');
  await userEvent.selectOptions(screen.getByLabelText(t('sort')), t('sorts.asc'));
  await waitFor(() => expect(window.location.search).toBe('?line=reflex&sort=asc'));
  expect(shown()).toEqual(['Washing', 'Supports']);
});

it('R71 ignores an unknown line', () => {
  renderArticles('?line=unknown');
  expect(shown()).toHaveLength(rows.length);
});
