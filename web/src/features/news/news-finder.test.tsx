import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { NewsFinder } from './news-finder.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'News' });

const tags = [
  { id: 'training', label: 'Training' },
  { id: 'chairside', label: 'Chairside' },
];

/** Every third article is tagged. */
const rows = Array.from({ length: 23 }, (_, index) => ({
  id: String(index),
  tags: index % 3 === 0 ? ['training'] : [],
  isWide: index === 0,
  node: <article>{`Article ${index}`}</article>,
}));

const renderNews = (query = '') => renderPage(<NewsFinder rows={rows} tags={tags} />, { url: `/newsroom${query}` });
const shown = () => screen.queryAllByRole('article').map((article) => article.textContent);
const titles = (from: number, to: number) => rows.slice(from, to).map((_, index) => `Article ${from + index}`);
const tagged = [
  'Article 0',
  'Article 3',
  'Article 6',
  'Article 9',
  'Article 12',
  'Article 15',
  'Article 18',
  'Article 21',
];
const tagLinks = () => within(screen.getByRole('navigation', { name: t('tags') }));
const pages = () => within(screen.getByRole('navigation', { name: t('pages') }));

it('R291 R292 filters by a tag, which is stored in the URL and keeps the focus', async () => {
  renderNews('?page=2');
  expect(
    tagLinks()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([`${t('all')} 23`, 'Training 8']);
  const tag = tagLinks().getByRole('link', { name: /^Training/ });
  tag.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toEqual(tagged));
  expect(window.location.search).toBe('?tag=training');
  expect(tag).toHaveAttribute('aria-current', 'true');
  expect(tag).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: tagged.length }));
  await userEvent.click(tagLinks().getByRole('link', { name: new RegExp(`^${t('all')}`) }));
  await waitFor(() => expect(shown()).toEqual(titles(0, 12)));
  expect(window.location.search).toBe('');
});

it('R291 R292 reads the tag from the URL', () => {
  renderNews('?tag=training');
  expect(shown()).toEqual(tagged);
  expect(tagLinks().getByRole('link', { name: /^Training/ })).toHaveAttribute('aria-current', 'true');
});

it('R292 ignores an unknown tag in the URL', () => {
  renderNews('?tag=unknown');
  expect(shown()).toEqual(titles(0, 12));
  expect(tagLinks().getByRole('link', { name: new RegExp(`^${t('all')}`) })).toHaveAttribute('aria-current', 'true');
});

it('R290 R212 pages through all articles and moves the focus to the list', async () => {
  renderNews();
  expect(shown()).toEqual(titles(0, 12));
  expect(pages().queryByRole('link', { name: t('previous') })).toBeNull();
  await userEvent.click(pages().getByRole('link', { name: t('next') }));
  await waitFor(() => expect(shown()).toEqual(titles(12, 23)));
  expect(window.location.search).toBe('?page=2');
  expect(screen.getByRole('heading', { name: t('results') })).toHaveFocus();
  expect(pages().getByRole('link', { name: t('page', { page: 2 }) })).toHaveAttribute('aria-current', 'page');
  expect(pages().queryByRole('link', { name: t('next') })).toBeNull();
});

it('R290 shows the last page for a page number that is too high', () => {
  renderNews('?page=99');
  expect(shown()).toEqual(titles(12, 23));
});

it('leaves modified clicks to the browser', () => {
  renderNews();
  let isHandled = true;
  // After the handlers of React, and instead of a new tab, which jsdom lacks.
  const onClick = (event: MouseEvent) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', onClick, { once: true });
  fireEvent.click(tagLinks().getByRole('link', { name: /^Training/ }), { ctrlKey: true });
  expect(isHandled).toBe(false);
  expect(window.location.search).toBe('');
});
