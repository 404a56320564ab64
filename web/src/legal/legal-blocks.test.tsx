import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contactCopy } from '#content/contact/contact.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { LegalBlocks } from './legal-blocks.tsx';

afterEach(cleanup);

it('shows a table with a header per column and row, and links in its cells', () => {
  const table = {
    caption: 'Periods',
    columns: ['Data', 'Period'],
    rows: [
      ['Orders', '[ten years](https://example.com/law)'],
      ['Newsletter', 'until you [unsubscribe](mailto:a@heliograph.example)'],
    ],
  } as const;
  renderPage(<LegalBlocks blocks={[table]} />);
  const shown = within(screen.getByRole('table', { name: 'Periods' }));
  expect(shown.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Data', 'Period']);
  expect(shown.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Orders', 'Newsletter']);
  const law = shown.getByRole('link', { name: /^ten years/ });
  expect(law.textContent).toBe(`ten years (${messages.en.Header.newTab})`);
  expect([law.getAttribute('href'), law.getAttribute('target')]).toEqual(['https://example.com/law', '_blank']);
  expect(shown.getByRole('link', { name: 'unsubscribe' }).getAttribute('href')).toBe('mailto:a@heliograph.example');
});

it('shows a link with another scheme as text', () => {
  renderPage(<LegalBlocks blocks={['Read [this](javascript:alert(1)).', ['[that](data:text/html,a)']]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toContain('Read this');
});

it('emphasizes the terms of a list if each item has one', () => {
  const emphasized = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);
  const items = ['Newsletter: until you [unsubscribe](/subscribe)', 'Samples: when the matter is settled'];
  renderPage(<LegalBlocks blocks={[items]} />);
  expect(emphasized()).toEqual(['Newsletter: ', 'Samples: ']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Newsletter: until you unsubscribe',
    items[1],
  ]);
  cleanup();
  renderPage(<LegalBlocks blocks={[[...items, '[Cookies](/cookieStatement): a list']]} />);
  expect(emphasized()).toEqual([]);
});

it('names the company and the role of each of several offices, and no role of a single one', () => {
  const { shanghai, berlin } = contactCopy.en.offices;
  renderPage(<LegalBlocks blocks={[{ offices: ['shanghai', 'berlin'] }]} />);
  for (const { name } of [shanghai, berlin]) {
    expect(screen.getByText(`${messages.en.Site.brand}, ${name}`)).toBeVisible();
  }
  expect(screen.getByText(shanghai.role)).toBeVisible();
  expect(screen.getByText(berlin.street)).toBeVisible();
  cleanup();
  renderPage(<LegalBlocks blocks={[{ offices: ['berlin'] }]} />);
  expect(screen.getByText(berlin.street)).toBeVisible();
  expect(screen.queryByText(berlin.role)).toBeNull();
});
