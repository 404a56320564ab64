import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { partialDentures } from './case-studies.fixture.ts';
import { CaseStudyCard, CaseStudySummaryCard } from './case-study-card.tsx';
import { summarizedIn } from './case-study-summaries.ts';

const [{ figure } = { figure: '' }] = partialDentures.results;

describe('the card of a case study', () => {
  it('starts with a figure in the language of the page', () => {
    renderPage(<CaseStudyCard caseStudy={partialDentures} />);
    expect(screen.getByText(figure)).toBeVisible();
  });

  it('has no figure in another language, and names that language', () => {
    renderPage(<CaseStudyCard caseStudy={partialDentures} />, { locale: 'de' });
    expect(screen.queryByText(figure)).toBeNull();
    expect(screen.getByText('Text auf Englisch')).toBeVisible();
    expect(screen.getByText('Text auf Englisch').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  });
});

describe('the summary card of a case study', () => {
  const localizedSummary = {
    title: 'Neun Gerüste über Nacht',
    summary: 'Ein Labor druckt seine Modellationen nachts.',
    customer: 'Dentallabor mit 14 Beschäftigten',
    body: null,
    results: [{ figure: '35 min', label: 'pro Gerüst', change: null }],
  };
  const summarized = { ...partialDentures, localizedSummary };

  it('is in the language of the page, and says that the report is not', () => {
    renderPage(<CaseStudySummaryCard caseStudy={summarized} />, { locale: 'de' });
    const link = screen.getByRole('link', { name: localizedSummary.title });
    expect(link).toHaveAttribute('href', `/de${partialDentures.path}`);
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(screen.getByText('Kurzfassung auf Deutsch, Bericht auf Englisch')).toBeVisible();
    expect(screen.getByText('pro Gerüst')).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveAttribute('lang');
    expect(screen.queryByText(partialDentures.summary)).toBeNull();
  });

  it('is the card of the case study in the language of its text, or without a summary', () => {
    const { unmount } = renderPage(<CaseStudySummaryCard caseStudy={summarized} />);
    expect(screen.getByRole('link', { name: partialDentures.title })).not.toHaveAttribute('hreflang');
    unmount();
    renderPage(<CaseStudySummaryCard caseStudy={partialDentures} />, { locale: 'de' });
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  });

  it('is there for case studies in the language of the page, and for those with a summary', () => {
    expect(summarizedIn([partialDentures, summarized], 'en')).toHaveLength(2);
    expect(summarizedIn([partialDentures, summarized], 'de')).toEqual([summarized]);
  });
});
