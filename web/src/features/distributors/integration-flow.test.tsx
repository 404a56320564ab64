import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { integrationsCopy } from '#content/software/integrations/copy.ts';
import { type Exchange, flow } from '#content/software/integrations/flow.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { integrationPartners } from '../../../../legacy/content/distributors/integration-partners.ts';
import { IntegrationFlow } from './integration-flow.tsx';

const partners = integrationPartners.map(({ id, name, summary }) => ({
  id: String(id),
  name,
  category: 'CAD' as const,
  summary: summary.en,
  website: null,
}));

const renderFlow = (locale: Locale, known = partners) =>
  renderPage(<IntegrationFlow copy={integrationsCopy[locale].flow} partners={known} />, { locale });

const products = () =>
  screen.getAllByRole('listitem').flatMap((item) => {
    const isProduct = item.classList.contains('flow-product');
    return isProduct ? [toPlainText(item.textContent)] : [];
  });

const connectable = partners.filter(({ id }) =>
  Object.values<Record<string, Exchange>>(flow).some((step) =>
    Object.values(step).some(({ partner }) => partner === id),
  ),
);

it.each(localeCodes)('R157 shows the steps in order, with each partner in the flow once, in %s', (locale) => {
  renderFlow(locale);
  const titles = Object.values(integrationsCopy[locale].flow.steps).map(({ title }) => title);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => toPlainText(textContent))).toEqual(
    titles,
  );
  expect(connectable).toHaveLength(10);
  for (const { name } of connectable) expect(products().filter((text) => text.startsWith(name))).toHaveLength(1);
});

it('R157 says which data a product exchanges with which program, in which direction and how', () => {
  renderFlow('en');
  expect(products()).toEqual(
    expect.arrayContaining([
      'Auftragsfach LaborsoftwareDue datesTo StreamFlowConnected',
      'Casefile Lab LedgerOrder status, printer, resin lot, print dateFrom BlueprintConnected',
      'USB drivePrint jobFrom Heliograph PrepareBy file or typed in',
    ]),
  );
});

it('connects as many partners as the lead of the page says: seven', () => {
  const exchanges = Object.values(flow).flatMap((step): Exchange[] => Object.values(step));
  expect(exchanges.filter(({ partner, medium }) => partner && medium === 'connection')).toHaveLength(7);
});

it('links the programs to their pages', () => {
  renderFlow('de');
  const [list] = screen.getAllByRole('list');
  const links = within(list as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/de/SAP/Blueprint',
    '/de/SAP/streamFlow',
    '/de/store/software',
  ]);
});

it('omits a partner that is no longer in the list', () => {
  renderFlow('en', partners.slice(1));
  expect(products().some((text) => text.startsWith('Occlusion Desk CAD'))).toBe(false);
  expect(products().some((text) => text.startsWith('Framewright RPD'))).toBe(true);
});
