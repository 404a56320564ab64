import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { CompanyFacts } from './company-facts.tsx';

const layout = { kind: 'company-facts', facts: ['foundingYear', 'employees', 'usAgent'] } as const;
const renderFacts = () => renderPage(<CompanyFacts layout={layout} copy={{ title: 'Facts' }} />, { locale: 'de' });

afterEach(() => vi.unstubAllEnvs());

it('names the offices, and says in production which facts are not yet published, without those of other markets', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderFacts();
  expect(screen.getByText('Lichtgeberstraße', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Folgt noch').nextElementSibling).toHaveTextContent(
    'Gründungsjahr und Zahl der Mitarbeitenden',
  );
  expect(screen.queryByText('FDA', { exact: false })).toBeNull();
});

it('marks missing company facts in development', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(renderFacts().container).toHaveTextContent('foundingYear');
});
