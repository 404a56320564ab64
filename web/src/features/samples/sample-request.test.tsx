import { SAMPLES_MAX } from '@heliograph/schema/form-validation/forms.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { button, fillIn, press, select, textField } from '#testing/form-fields.ts';
import { createInvalidInput, createLateResponse } from '#testing/form-responses.ts';
import { createGatewayResponses } from '#testing/gateway-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { RequestSampleDocument } from './request-sample.generated.ts';
import { SampleCatalogue } from './sample-catalogue.tsx';
import { SampleRequest } from './sample-request.tsx';
import { createSampleValues, sampleDraft } from './sample-values.ts';

const accepted = {
  requestSample: { reference: 'M-1', delivery: 'DELIVERED' as const, status: 'ALLOCATING_WAREHOUSE' as const },
};
const allocatingTeam = {
  requestSample: { reference: 'M-2', delivery: 'DELIVERED' as const, status: 'ALLOCATING_TEAM' as const },
};

const PATH = '/material/bm';

const samples = ['11', '12', '13', '14'].map((id) => ({
  id,
  name: `Sample ${id}`,
  summary: 'A printed part',
  lookFor: ['Edges'],
  category: null,
  size: { width: 10, depth: 20, height: 30 },
  layerHeight: 50,
  printMinutes: 40,
  picture: null,
  material: null,
  printer: null,
  servedLocale: 'EN' as const,
}));

async function renderRequest(locale: Locale, search = '', isForm = search.includes('step')) {
  renderPage(
    <SampleRequest
      locale={locale}
      path={localePath(locale, PATH)}
      messages={messages[locale]}
      samples={samples}
      max={SAMPLES_MAX}
      selectionRequired={formMessages[locale].samples}
    >
      <SampleCatalogue groups={[{ category: null, samples }]} />
    </SampleRequest>,
    { locale, url: localePath(locale, PATH) + search },
  );
  if (isForm) await findForm(locale);
  else await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toBeEnabled());
}

const findForm = (locale: Locale) => screen.findByRole('button', { name: messages[locale].Samples.back });

const details = {
  reason: 'Fit',
  industryCode: 'OTHER',
  otherIndustry: 'Labor & Söhne',
  companySize: '11–50',
  expectedApplication: 'END_PRODUCTION',
  otherRequirements: '',
  name: 'Ada "李" <b>',
  occupation: 'Zahntechnikerin',
  contact: 'ada@labor.example',
} as const;

const shipping = {
  company: 'Labor am Markt',
  receiver: 'Warenannahme',
  phone: '+49 (30) 23125-017',
  shipTo: 'DE',
  address: 'Am Markt 1\n10115 Berlin',
} as const;

const writeDraft = () => sampleDraft.write({ ...createSampleValues(), ...details, ...shipping });

async function findStep(locale: Locale, step: 1 | 2 | 3) {
  const name = new RegExp(messages[locale].Samples.steps[step]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());
  if (step > 1) await findForm(locale);
}

describe.each(localeCodes)('the sample request in %s', (locale) => {
  const { Samples: texts } = messages[locale];
  const errors = formMessages[locale];

  it('R155 R199 R223 R252 R253 R254 R255 R256 sends stock samples in three steps, as typed', async () => {
    const gateway = createGatewayResponses();
    gateway.respond(RequestSampleDocument, () => accepted);
    await renderRequest(locale);
    for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box);
    await press(texts.confirm);
    await findStep(locale, 2);
    await waitFor(() => expect(window.location.search).toBe('?step=2&sample=11&sample=12'));
    fillIn(texts.optional.replace('{field}', texts.fields.reason), details.reason);
    await userEvent.click(screen.getByRole('radio', { name: texts.applications.END_PRODUCTION }));
    select(texts.fields.industry, details.industryCode);
    for (const field of ['otherIndustry', 'name', 'occupation', 'contact'] as const)
      fillIn(texts.fields[field], details[field]);
    select(texts.fields.companySize, details.companySize);
    await press(texts.confirm);
    await findStep(locale, 3);
    for (const field of ['company', 'receiver', 'phone', 'address'] as const) {
      fillIn(texts.fields[field], shipping[field]);
    }
    await userEvent.click(screen.getByRole('radio', { name: texts.countries.DE }));
    await press(texts.submit);
    const result = await screen.findByRole('heading', { name: texts.result.title });
    await waitFor(() => expect(result).toHaveFocus());
    expect(screen.getByText(texts.result.warehouse)).toHaveAttribute('aria-current', 'step');
    await waitFor(() => expect(window.location.search).toBe(''));
    const input = {
      ...details,
      ...shipping,
      kind: 'STANDARD',
      samples: ['11', '12'],
      idempotencyKey: expect.any(String),
    };
    expect(gateway.variablesOf(RequestSampleDocument)).toEqual([{ locale: locales[locale].graphql, input }]);
  });

  it.each(['STANDARD', 'CUSTOM'] as const)(
    'says that a queued %s request was received, and claims no next stage',
    async (kind) => {
      const { requestSample } = kind === 'CUSTOM' ? allocatingTeam : accepted;
      const gateway = createGatewayResponses();
      gateway.respond(RequestSampleDocument, () => ({
        requestSample: { ...requestSample, delivery: 'QUEUED' as const },
      }));
      sampleDraft.write({ ...createSampleValues(), ...details, ...shipping, reason: 'A test' });
      await renderRequest(locale, kind === 'CUSTOM' ? '?step=3&variant=custom' : '?step=3&sample=11');
      await press(texts.submit);
      expect(await screen.findByRole('heading', { name: texts.result.queuedTitle })).toBeVisible();
      expect(screen.getByText(texts.result.queuedText, { exact: false })).toBeVisible();
      expect(screen.getByText(texts.result.received)).toHaveAttribute('aria-current', 'step');
      expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
    },
  );

  it('R155 R199 R257 Q36 a custom sample requires a reason, and a team is allocated', async () => {
    const gateway = createGatewayResponses();
    gateway.respond(RequestSampleDocument, () => allocatingTeam);
    sampleDraft.write({ ...createSampleValues(), ...details, ...shipping, reason: '' });
    await renderRequest(locale);
    await userEvent.click(screen.getByRole('link', { name: texts.custom.start }));
    await findStep(locale, 2);
    await waitFor(() => expect(window.location.search).toBe('?step=2&variant=custom'));
    await press(texts.confirm);
    const reason = textField(texts.fields.customReason);
    await waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toHaveAccessibleDescription(errors.reason);
    fillIn(texts.fields.customReason, '0.6 mm\n两件');
    await press(texts.confirm);
    await findStep(locale, 3);
    await press(texts.submit);
    expect(await screen.findByRole('heading', { name: texts.result.customTitle })).toBeVisible();
    expect(screen.getByText(texts.result.team)).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(texts.result.teamText.replace('{hours}', '5').replace('{weeks}', '2'))).toBeVisible();
    const [variables] = gateway.variablesOf(RequestSampleDocument);
    expect(variables?.input).toMatchObject({ kind: 'CUSTOM', samples: [], reason: '0.6 mm\n两件' });
  });

  it('R252 requires one to three samples for the next step', async () => {
    await renderRequest(locale, '?sample=99999');
    await press(texts.confirm);
    expect(screen.getByRole('status')).toHaveTextContent(errors.samples);
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes.slice(1)) await userEvent.click(box);
    expect(screen.getByRole('status')).not.toHaveTextContent(errors.samples);
    expect(boxes[0]).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: `${texts.choose}: Sample 13` }));
    expect(boxes[0]).toBeEnabled();
    await waitFor(() => expect(window.location.search).toBe('?sample=12&sample=14'));
  });
});

describe('the sample request', () => {
  const { Samples: texts, Inquiries } = messages.en;

  it('R252 starts with the selection if the query names no known sample', async () => {
    await renderRequest('en', '?step=3&sample=99999', false);
    expect(screen.getByRole('heading', { level: 2, name: new RegExp(texts.steps[1]) })).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.submit })).toBeNull();
  });

  it('R255 returns to the previous steps, and keeps selection and input', async () => {
    writeDraft();
    await renderRequest('en', '?step=3&sample=11&sample=13');
    await press(texts.back);
    await findStep('en', 2);
    expect(textField(texts.fields.contact)).toHaveValue(details.contact);
    expect(screen.getByRole('radio', { name: texts.applications.END_PRODUCTION })).toBeChecked();
    await press(texts.back);
    await findStep('en', 1);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });

  it('shows a refusal at its field on the earlier step, or at the selection', async () => {
    const gateway = createGatewayResponses();
    const refuse = (field: string) =>
      gateway.respond(RequestSampleDocument, () => ({
        requestSample: createInvalidInput('en', { [field]: `Refused ${field}` }),
      }));
    writeDraft();
    await renderRequest('en', '?step=3&sample=12');
    refuse('contact');
    await press(texts.submit);
    await waitFor(() => expect(textField(texts.fields.contact)).toHaveFocus());
    expect(textField(texts.fields.contact)).toHaveAccessibleDescription('Refused contact');
    expect(screen.getByRole('alert')).toHaveTextContent(formMessages.en.invalid);
    fillIn(texts.fields.contact, 'accepted@labor.example');
    await waitFor(() => expect(textField(texts.fields.contact)).not.toBeInvalid());
    await press(texts.confirm);
    await findStep('en', 3);
    refuse('samples');
    await press(texts.submit);
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: `${texts.choose}: Sample 12` })).not.toBeDisabled(),
    );
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Refused samples');
  });

  it('S9 shows that it is loading and ignores clicks until the response', async () => {
    const gateway = createGatewayResponses();
    const response = createLateResponse(accepted);
    gateway.respond(RequestSampleDocument, () => response.promise);
    writeDraft();
    await renderRequest('en', '?step=3&sample=11');
    const submit = button(texts.submit);
    await userEvent.tripleClick(submit);
    await waitFor(() => expect(submit).toHaveTextContent(Inquiries.sending));
    await userEvent.tripleClick(submit);
    response.send();
    await screen.findByRole('heading', { name: texts.result.title });
    expect(gateway.variablesOf(RequestSampleDocument)).toHaveLength(1);
    await press(texts.result.again);
    await findStep('en', 1);
  });
});
