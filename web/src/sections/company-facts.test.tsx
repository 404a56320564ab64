import { afterEach, expect, it, vi } from 'vitest';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { renderPage } from '#testing/render.tsx';
import { CompanyFacts } from './company-facts.tsx';

vi.mock('#i18n/locale.ts', () => ({ getCurrentLocale: () => Promise.resolve('de') }));

const layout = { kind: 'company-facts', facts: ['foundingYear'] } as const;
const copy = { title: 'Facts', facts: companyFactLabels.de };
const renderFacts = async () => renderPage(await CompanyFacts({ layout, copy }), { locale: 'de' });

afterEach(() => vi.unstubAllEnvs());

it('names the company facts that are not filled in, with the mailbox to ask, in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { container } = await renderFacts();
  expect(container.querySelector('dt')).toHaveTextContent(companyFactLabels.de.foundingYear);
  expect(container.querySelector('dd')).toHaveTextContent('folgt');
  expect(container.querySelector('a')).toHaveAttribute('href', `mailto:${mailboxes.business}`);
});

it('marks missing company facts in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect((await renderFacts()).container).toHaveTextContent('foundingYear');
});
