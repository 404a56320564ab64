import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { partialDentures } from './case-studies.fixture.ts';
import { CaseStudyLine } from './case-study-line.tsx';

it('R141 has one result, and links to the report in its language', () => {
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
  renderPage(<CaseStudyLine caseStudy={{ ...partialDentures, localizedSummary }} />, { locale: 'de' });
  expect(screen.getByRole('link', { name: localizedSummary.title })).toHaveAttribute('hreflang', 'en');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['pro Gerüst']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['35\u00a0min']);
});
