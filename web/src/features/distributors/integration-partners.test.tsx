import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { IntegrationPartners } from './integration-partners.tsx';

const toPartner = (id: string, name: string, category: 'CAD' | 'POST_PROCESSING') => ({
  id,
  name,
  category,
  summary: `${name} summary`,
  website: null,
});

it('R157 says which partners are connected, which work by file and which exchange no data', () => {
  renderPage(
    <IntegrationPartners
      partners={[
        toPartner('702', 'Framewright RPD', 'CAD'),
        toPartner('701', 'Occlusion Desk CAD', 'CAD'),
        toPartner('703', 'Toothpath Staging', 'CAD'),
        toPartner('711', 'Trimline Cell Automation', 'POST_PROCESSING'),
      ]}
    />,
    { locale: 'en' },
  );
  expect(screen.getByText('Connected: Occlusion Desk CAD')).toBeVisible();
  expect(screen.getByText('By file: Framewright RPD · Toothpath Staging')).toBeVisible();
  expect(screen.getByText('No data exchange: Trimline Cell Automation')).toBeVisible();
});
