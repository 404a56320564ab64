import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MachineCaseFinder } from './machine-case-finder.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'MachineCases' });

const machines = [
  { slug: 'A2D', name: 'UltraCraft A2D', count: 3, node: <section>A2D</section> },
  { slug: 'Reflex-RS', name: 'Reflex RS', count: 1, node: <section>Reflex RS</section> },
];

const renderMachines = (search = '') =>
  renderPage(<MachineCaseFinder machines={machines} caseCount={4} />, { url: `/hardware/moreCases${search}` });
const machineLinks = () => within(screen.getByRole('navigation', { name: t('machines') }));

it('R141 shows all machines, and the one that is chosen', async () => {
  renderMachines();
  expect(screen.getByText('A2D')).toBeVisible();
  await userEvent.click(machineLinks().getByRole('link', { name: 'Reflex RS 1' }));
  await waitFor(() => expect(window.location.search).toBe('?machine=Reflex-RS'));
  expect(screen.queryByText('A2D')).toBeNull();
  expect(screen.getByText('Reflex RS', { selector: 'section' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { cases: 1, count: 1 }));
});

it('R141 ignores an unknown machine', () => {
  renderMachines('?machine=unknown');
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { cases: 4, count: 2 }));
});
