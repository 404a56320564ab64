import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { partialDentures } from './case-studies.fixture.ts';
import { CaseStudyCard } from './case-study-card.tsx';

const [{ figure } = { figure: '' }] = partialDentures.results;

describe('the card of a case study', () => {
  it('starts with a figure in the language of the page', () => {
    renderPage(<CaseStudyCard caseStudy={partialDentures} />);
    expect(screen.getByText(figure)).toBeVisible();
  });

  it('has no figure in another language, and names that language', () => {
    renderPage(<CaseStudyCard caseStudy={partialDentures} />, { locale: 'de' });
    expect(screen.queryByText(figure)).toBeNull();
    expect(screen.getByText('Englisch')).toBeVisible();
    expect(screen.getByText('Englisch').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  });
});
