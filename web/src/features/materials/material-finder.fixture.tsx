import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MaterialFinder } from './material-finder.tsx';
import { facts, options, toList } from './materials.fixture.ts';

export const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Materials' });

export function renderFinder(query = ''): void {
  const scope = { group: 'DENTAL', subtype: null } as const;
  renderPage(<MaterialFinder locale="EN" scope={scope} options={options} initial={toList(facts)} facts={facts} />, {
    url: `/material/0-all${query}`,
  });
}

export const cardNames = (container: HTMLElement = document.body) =>
  within(container)
    .queryAllByRole('article', { hidden: true })
    .map((card) => within(card).getByRole('heading', { hidden: true }).textContent);

/** By label, which is much faster than by role and name. */
export const checkbox = (name: string) => screen.getByLabelText(name, { selector: 'input[type=checkbox]' });

export const resultsHeading = () => screen.getByRole('heading', { name: t('results') });

/** Without a name, unlike the status of the comparison. */
export const resultsStatus = () => screen.getByRole('status', { name: '' });
export const compareStatus = () => screen.getByRole('status', { name: t('compare.add') });
