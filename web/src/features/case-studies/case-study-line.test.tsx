import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { partialDentures } from './case-studies.fixture.ts';
import { CaseStudyLine } from './case-study-line.tsx';

const t = createTranslator({ locale: 'de', messages: messages.de, namespace: 'MachineCases' });

it('R141 has one result, the resins and further machines, and links to the report in its language', () => {
  const localizedSummary = {
    title: 'Neun Gerüste über Nacht',
    summary: 'Ein Labor druckt seine Modellationen nachts.',
    customer: 'Dentallabor mit 14 Beschäftigten',
    body: null,
    results: [
      { figure: '35 min', label: 'pro Gerüst', change: { before: 80, after: 35 } },
      { figure: '24', label: 'Gerüste pro Nacht', change: null },
    ],
  };
  const wash = { id: '31', name: 'UltraCraft Wash', path: '/hardware/ultraCraft-wash', pictures: [] };
  const products = [...(partialDentures.products ?? []), wash];
  const caseStudy = { ...partialDentures, products, localizedSummary };
  renderPage(<CaseStudyLine caseStudy={caseStudy} machineId="2" />, { locale: 'de' });
  expect(screen.getByRole('link', { name: localizedSummary.title })).toHaveAttribute('hreflang', 'en');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'pro Gerüst',
    t('resins'),
    t('others'),
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '35\u00a0min',
    keepTogether('Cast UV 3.0'),
    keepTogether('UltraCraft Wash'),
  ]);
});
