import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { partialDentures } from './case-studies.fixture.ts';
import { CaseStudyResults } from './case-study-results.tsx';

it('draws bars for results with an earlier value, to one scale', () => {
  const { results } = partialDentures;
  renderPage(<CaseStudyResults results={results} isEvaluation={false} lang={undefined} />);
  const bars = [...document.querySelectorAll<HTMLElement>('dd [style]')];
  expect(bars.map(({ style }) => style.inlineSize)).toEqual(['100%', '43.75%']);
  expect(screen.getByText('before 80 min')).toBeVisible();
});

it('compares an evaluation with the conventional method', () => {
  renderPage(<CaseStudyResults results={partialDentures.results} isEvaluation lang={undefined} />);
  expect(screen.getByText('conventional 80 min')).toBeVisible();
  expect(screen.getByText('printed 35 min')).toBeVisible();
});
