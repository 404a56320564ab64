import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { OverviewFinder } from './overview-finder.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'CaseStudies' });

/** Newest first. */
const rows = [
  { id: '1', field: 'DENTISTRY', node: <article>Bridges</article> },
  { id: '2', field: 'HEARABLES', node: <article>Ear molds</article> },
  { id: '3', field: 'DENTISTRY', node: <article>Frameworks</article> },
] as const;

const renderCases = (search = '') =>
  renderPage(<OverviewFinder rows={rows} />, { url: `/aboutUs/CaseStudies${search}` });
const shown = () => screen.queryAllByRole('article').map((article) => article.textContent);
const fieldLinks = () => within(screen.getByRole('navigation', { name: t('fields') }));

it('R88 filters by the field of use, and counts the cases of each', async () => {
  renderCases();
  expect(fieldLinks().getAllByRole('link')).toHaveLength(5);
  await userEvent.click(fieldLinks().getByRole('link', { name: `${t('scopes.1.name')} 2` }));
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

it('R88 ignores an unknown field', () => {
  renderCases('?field=unknown');
  expect(shown()).toEqual(['Bridges', 'Ear molds', 'Frameworks']);
});
