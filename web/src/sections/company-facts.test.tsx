import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { CompanyFacts } from './company-facts.tsx';

const layout = { kind: 'company-facts', facts: ['foundingYear', 'usAgent'] } as const;
const renderFacts = () => renderPage(<CompanyFacts layout={layout} copy={{ title: 'Facts' }} />, { locale: 'de' });

afterEach(() => vi.unstubAllEnvs());

it('says in production that a missing fact follows, and omits one that does not apply in the market', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderFacts();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Gründungsjahr']);
  expect(screen.getByRole('definition')).toHaveTextContent('Angabe folgt');
});

it('marks missing company facts in development', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(renderFacts().container).toHaveTextContent('foundingYear');
});
