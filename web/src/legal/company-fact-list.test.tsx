import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mailboxes } from '#content/contact/offices.ts';
import { imprint } from '#content/legal/imprint/imprint.ts';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import { renderPage } from '#testing/render.tsx';
import { LegalPage } from './legal-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

it('marks a missing fact in development, with its place', () => {
  vi.stubEnv('NODE_ENV', 'development');
  renderPage(<CompanyFactList facts={['vatId']} />, { locale: 'de' });
  expect(screen.getByText(/To be filled in: vatId in web\/content\/company\/company-facts\.ts/)).toBeTruthy();
});

it('omits sections of missing facts in production, and lists the facts in groups', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderPage(<LegalPage text={imprint} copy={imprint.copy.de} />, { locale: 'de' });
  expect(screen.queryByText(/To be filled in/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Registereintrag' })).toBeNull();
  const missing = within(screen.getByRole('region', { name: 'Rechtliche Angaben' }));
  expect(missing.getByText('Registernummer: folgt').closest('dd')?.previousElementSibling).toHaveTextContent(
    'Register',
  );
  expect(missing.getByRole('link', { name: mailboxes.business })).toHaveAttribute(
    'href',
    `mailto:${mailboxes.business}`,
  );
  cleanup();
  vi.stubEnv('NODE_ENV', 'development');
  renderPage(<LegalPage text={imprint} copy={imprint.copy.de} />, { locale: 'de' });
  expect(screen.getByRole('heading', { name: 'Registereintrag' })).toBeTruthy();
});
