import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { CompanyFacts } from './company-facts.tsx';

vi.mock('#i18n/locale.ts', () => ({ getCurrentLocale: () => Promise.resolve('de') }));

const layout = { kind: 'company-facts', facts: ['foundingYear'] } as const;
const renderFacts = async () => renderPage(await CompanyFacts({ layout, copy: { title: 'Facts' } }), { locale: 'de' });

afterEach(() => vi.unstubAllEnvs());

it('is omitted in production if no fact is filled in', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect((await renderFacts()).container).toBeEmptyDOMElement();
});

it('marks missing company facts in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect((await renderFacts()).container).toHaveTextContent('foundingYear');
});
