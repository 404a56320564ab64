import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { OverviewFinder } from './overview-finder.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'CaseStudies' });

/** In the order of the page. */
const rows = [
  {
    id: '1',
    field: 'DENTISTRY',
    results: ['output'],
    isEvaluation: true,
    publishedOn: '2025-03-06',
    node: <article>Bridges</article>,
  },
  {
    id: '2',
    field: 'HEARABLES',
    results: ['fit', 'remakes'],
    isEvaluation: false,
    publishedOn: '2026-01-10',
    node: <article>Ear molds</article>,
  },
  {
    id: '3',
    field: 'DENTISTRY',
    results: ['labor', 'remakes'],
    isEvaluation: false,
    publishedOn: '2024-06-18',
    node: <article>Frameworks</article>,
  },
] as const;

const renderCases = (search = '') =>
  renderPage(<OverviewFinder rows={rows} />, { url: `/aboutUs/CaseStudies${search}` });
const shown = () => screen.queryAllByRole('article').map((article) => article.textContent);
const field = () => screen.getByLabelText(t('fields'));

it('R88 filters by the field of use, and counts the cases of each', async () => {
  renderCases();
  expect(within(field()).getAllByRole('option')).toHaveLength(5);
  await userEvent.selectOptions(field(), `${t('scopes.1.name')} · 2`);
  await waitFor(() => expect(window.location.search).toBe('?field=dentistry'));
  expect(shown()).toEqual(['Bridges', 'Frameworks']);
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: 2 }));
});

it('R88 sorts by date and keeps the field', async () => {
  renderCases('?field=dentistry');
  await userEvent.selectOptions(screen.getByLabelText(t('overview.sort')), t('overview.sorts.asc'));
  await waitFor(() => expect(window.location.search).toBe('?field=dentistry&sort=asc'));
  expect(shown()).toEqual(['Frameworks', 'Bridges']);
});

it('R88 sorts from newest to oldest', () => {
  renderCases('?sort=desc');
  expect(shown()).toEqual(['Ear molds', 'Bridges', 'Frameworks']);
});

it('R88 filters by daily use and evaluation', async () => {
  renderCases();
  await userEvent.selectOptions(screen.getByLabelText(t('overview.use')), t('overview.uses.evaluation'));
  await waitFor(() => expect(window.location.search).toBe('?use=evaluation'));
  expect(shown()).toEqual(['Bridges']);
  await userEvent.selectOptions(screen.getByLabelText(t('overview.use')), t('overview.uses.daily'));
  await waitFor(() => expect(shown()).toEqual(['Ear molds', 'Frameworks']));
});

it('R88 filters by the kind of result, and names it to the rows', async () => {
  renderCases();
  const links = within(screen.getByRole('navigation', { name: t('overview.result') }));
  expect(links.getAllByRole('link')).toHaveLength(6);
  await userEvent.click(links.getByRole('link', { name: `${t('overview.results.remakes')} 2` }));
  await waitFor(() => expect(window.location.search).toBe('?result=remakes'));
  expect(shown()).toEqual(['Ear molds', 'Frameworks']);
  expect(screen.getByText('Frameworks').closest('[data-result]')).toHaveAttribute('data-result', 'remakes');
});

it('R88 ignores an unknown field', () => {
  renderCases('?field=unknown');
  expect(shown()).toEqual(['Bridges', 'Ear molds', 'Frameworks']);
});
