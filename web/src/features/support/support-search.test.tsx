import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { PageSections } from '#ui/page-sections.tsx';
import { ErrorCodeTable } from './error-code-table.tsx';
import { SupportSearch } from './support-search.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Support.search' });

const accordion = (...articles: [title: string, text: string][]) => (
  <Accordion items={articles.map(([title, text]) => ({ id: title, title, content: <p>{text}</p> }))} />
);

const errorCode = {
  ...{ code: 'E-204', meaning: 'Resin level too low', firstSteps: 'Add resin.' },
  ...{ article: '847', products: [{ id: '1', name: 'A2D' }] },
};
const codes = [
  ...Array.from({ length: 8 }, (_, index) => ({ ...errorCode, code: `E-10${index}`, meaning: 'Door open' })),
  errorCode,
];

beforeEach(() => {
  renderPage(
    <>
      <SupportSearch
        contentId="articles"
        machines={[
          { id: '1', name: 'A2D' },
          { id: '9', name: 'Reflex' },
        ]}
      />
      <div id="articles">
        <PageSections
          label="On this page"
          sections={[
            { id: 'printers', title: 'Printers', content: <a href="/hardware/A2D">A2D</a> },
            {
              id: 'operation',
              title: 'Operation',
              content: accordion(['First setup', 'Level the A2D'], ['Vat', 'Film']),
            },
            {
              id: 'codes',
              title: 'Codes',
              content: <ErrorCodeTable codes={codes} />,
            },
            { id: 'care', title: 'Care', content: accordion(['Change the film', 'Every 5\u00a0weeks']) },
            {
              id: 'reflex',
              title: 'Reflex',
              content: (
                <Accordion items={[{ id: 'lcd', title: <span data-products="9">LCD test</span>, content: '' }]} />
              ),
            },
          ]}
        />
      </div>
    </>,
  );
});

const search = async (text: string) => {
  await userEvent.clear(screen.getByRole('searchbox'));
  if (text) await userEvent.type(screen.getByRole('searchbox'), text);
};
const titles = () =>
  [...document.querySelectorAll('details')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => one.querySelector('summary')?.textContent);
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('finds articles by words of the title or the text, and hides sections without a match', async () => {
  await search('film');
  expect(titles()).toEqual(['Vat', 'Change the film']);
  expect(sections()).toEqual(['Operation', 'Care']);
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: 2 }));
  await search('FILM 5 weeks');
  expect(titles()).toEqual(['Change the film']);
});

it('shows everything again without a text', async () => {
  await search('film');
  await search('');
  expect(titles()).toHaveLength(4);
  expect(sections()).toEqual(['Printers', 'Operation', 'Codes', 'Care', 'Reflex']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const folded = () => document.querySelector('tbody.unscripted');
const showAll = () =>
  screen.queryByRole('button', { name: messages.en.Support.errorCodes.showAll.replace('{count}', '9') });

it('folds all but the first error codes away until they are asked for', async () => {
  expect(within(folded() as HTMLElement).getAllByRole('row')).toHaveLength(1);
  await userEvent.click(showAll() as HTMLElement);
  expect(folded()).toBeNull();
  expect(showAll()).toBeNull();
  expect(screen.getByRole('row', { name: /E-204/ }).parentElement).toHaveFocus();
});

it('unfolds the error codes during a search only', async () => {
  await search('e-204');
  expect(folded()?.closest('[data-searching]')).not.toBeNull();
  await search('');
  expect(folded()?.closest('[data-searching]')).toBeNull();
});

it('R396 finds an error code by its number', async () => {
  await search('e-204');
  expect(sections()).toEqual(['Codes']);
  expect(screen.getByRole('row', { name: /E-204/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All steps for E-204' })).toHaveAttribute('href', '#article-847');
  await search('film');
  expect(screen.queryByRole('row', { name: /E-204/ })).toBeNull();
});

it('offers the inquiry form without a match', async () => {
  await search('teleporter');
  expect(titles()).toEqual([]);
  expect(screen.getByRole('link', { name: t('ask') })).toHaveAttribute('href', '#inquiry');
});

it('shows articles and error codes of one machine, and those of all', async () => {
  await userEvent.selectOptions(screen.getByLabelText(t('machine')), 'Reflex');
  expect(titles()).toEqual(['First setup', 'Vat', 'Change the film', 'LCD test']);
  expect(sections()).toEqual(['Operation', 'Care', 'Reflex']);
  expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: 4 }));
  await search('film');
  expect(titles()).toEqual(['Vat', 'Change the film']);
  await userEvent.selectOptions(screen.getByLabelText(t('machine')), t('anyMachine'));
  await search('');
  expect(sections()).toContain('Printers');
});
