import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { EvaluationLabel, EvaluationListNote, EvaluationNotice } from './evaluation-notice.tsx';

const resin = { id: '108', name: 'Splint Rigid UV', bodyContact: 'MOUTH', registrations: [] } as const;
const evaluation = { field: 'DENTISTRY', materials: [resin] } as const;
const isWornByNobody = { en: /not on patients/, cn: /未佩戴/, de: /nicht am Patienten/ };
const woreConventional = {
  en: /patients wore conventional/,
  cn: /患者佩戴传统工艺制品/,
  de: /getragen wurden nur herkömmlich gefertigte Teile/,
};
const isCheckedOnModel = { en: /checked on the model/, cn: /在模型.*上检查/, de: /auf dem Modell .* geprüft/ };

describe.each(['en', 'cn', 'de'] as const)('an evaluation of a resin that is not registered, in %s', (locale) => {
  it('explains that the parts were checked and patients wore others', () => {
    renderPage(<EvaluationNotice caseStudy={evaluation} />, { locale });
    expect(screen.getByText(messages[locale].CaseStudies.evaluation.title)).toBeVisible();
    expect(screen.getByText(isCheckedOnModel[locale])).toBeVisible();
  });

  it('says in lists that nobody wore the parts', () => {
    renderPage(<EvaluationLabel caseStudy={evaluation} />, { locale });
    expect(screen.getByText(isWornByNobody[locale])).toBeVisible();
  });

  it('explains the label once for a list, and only if the list has an evaluation', () => {
    const registered = { ...evaluation, materials: [{ ...resin, bodyContact: 'NONE' as const }] };
    const { rerender } = renderPage(<EvaluationListNote cases={[registered, evaluation]} />, { locale });
    expect(screen.getByText(woreConventional[locale])).toHaveTextContent(messages[locale].CaseStudies.evaluation.label);
    rerender(<EvaluationListNote cases={[registered]} />);
    expect(screen.queryByText(woreConventional[locale])).toBeNull();
  });
});
