import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { CaseStudyNotice } from './case-study-notice.tsx';

const t = createTranslator({ locale: 'de', messages: messages.de });
const summarized = { servedLocale: 'EN', localizedSummary: {} } as const;
const untranslated = { servedLocale: 'CN', localizedSummary: null } as const;

it('R181 names the language of the reports once for all summaries', () => {
  renderPage(<CaseStudyNotice cases={[summarized, summarized]} />, { locale: 'de' });
  expect(screen.getAllByText(t('CaseStudies.reportLanguages', { languages: 'Englisch' }))).toHaveLength(1);
});

it('R181 names the language of case studies without a summary separately', () => {
  renderPage(<CaseStudyNotice cases={[summarized, untranslated]} />, { locale: 'de' });
  expect(screen.getByText(t('CaseStudies.reportLanguages', { languages: 'Englisch' }))).toBeVisible();
  expect(screen.getByText(t('Languages.otherList', { language: 'Chinesisch' }))).toBeVisible();
});

it('says nothing in the language of the reports', () => {
  const { container } = renderPage(<CaseStudyNotice cases={[summarized]} />);
  expect(container).toBeEmptyDOMElement();
});
