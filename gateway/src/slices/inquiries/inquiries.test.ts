import { INDUSTRIES } from '@heliograph/schema/form-validation/forms.ts';
import { describe, expect, it } from 'vitest';
import { setUpFormGateway } from './form-gateway.fixture.ts';
import { createInquiry, SUBMIT_INQUIRY } from './inquiries.fixture.ts';

const form = setUpFormGateway();

describe('inquiries', () => {
  it('R206 R270 R286 submits an inquiry unchanged', async () => {
    const result = await form.submit();
    expect(form.gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/api/clientSubscribe/addInfo',
        lang: 'de',
        body: {
          firstName: 'Ada',
          lastName: 'Muster',
          email: 'ada.muster@labor.de',
          country: '276',
          company: 'Labor am Markt',
          phone: '+493023125017',
          mobilePrefix: '+49',
          jobTitle: 'Zahntechnikerin',
          industry: 'Dentallabore',
          industryCode: '0',
          comments: 'Bitte um ein Angebot.\r\nDanke!',
          type: '3',
          subStatus: 1,
          consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          language: 'de',
        },
      },
    ]);
    const [lead, ...others] = await form.stored();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ id: result.reference, kind: 'inquiry', comments: 'Bitte um ein Angebot.\r\nDanke!' });
  });

  it.each([
    ['CN', 'cn', 'zh'],
    ['DE', 'de', 'de'],
    ['EN', 'en', 'en'],
  ])('R6 R286 sends the site locale and the content language for %s', async (locale, header, language) => {
    await form.submit({}, locale);
    expect(form.gateway.restHeaders[0]).toMatchObject({ language: header, lang: language });
    expect(form.gateway.restCalls[0]?.body).toMatchObject({ language });
  });

  it.each([
    ['DE', '276'],
    ['276', '276'],
    ['110000', '110000'],
  ])('sends the country %s as the area %s, also from the Chinese site', async (country, area) => {
    expect(await form.submit({ country }, 'CN')).toMatchObject({ __typename: 'InquiryAccepted' });
    expect(form.gateway.restCalls.at(-1)?.body).toMatchObject({ country: area, language: 'zh' });
  });

  it('names the field of an unknown country code', async () => {
    expect(await form.submit({ country: 'ZZ' }, 'EN')).toMatchObject({
      __typename: 'FormRefusal',
      code: 'INVALID_INPUT',
      problems: [{ field: 'country', code: 'MALFORMED' }],
    });
    expect(await form.stored()).toEqual([]);
  });

  it.each([
    ['DENTAL_LABS', '0', 'Dental Labs'],
    ['DENTAL_CLINICS', '1', 'Dental Clinics'],
    ['CONSUMER', '2', 'Consumer'],
    ['ORTHOTICS_AND_PROSTHETICS', '3', 'Orthotics & Prosthetics'],
    ['HEARABLES', '4', 'Hearables'],
    ['OTHER', '5', 'Jewellery'],
  ])('R208 Q6 sends the industry %s with the value %s and the name %s', async (name, industryCode, industry) => {
    await form.submit({ industry: name, otherIndustry: 'Jewellery' }, 'EN');
    expect(form.gateway.restCalls[0]?.body).toMatchObject({ industryCode, industry });
  });

  it('R209 Q7 derives the type from the value of the industry, and from nothing else', async () => {
    for (const industry of INDUSTRIES) await form.submit({ industry, otherIndustry: 'Jewellery' });
    await form.subscribeAndConfirm({ country: null });
    expect(form.gateway.restCalls.map(({ body }) => body)).toMatchObject(
      ['3', '4', '6', '3', '3', '3', '5'].map((type) => ({ type })),
    );
  });

  it('R209 Q7 takes no type from the client', async () => {
    const { errors } = await form.gateway.ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry({ type: '4' }) });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(form.gateway.restCalls).toEqual([]);
  });

  it.each([
    ['EN', 'Dental Labs', 'Orthotics & Prosthetics'],
    ['CN', '义齿加工厂', '假肢矫形'],
    ['DE', 'Dentallabore', 'Orthopädietechnik'],
  ])('Q8 sends the value as text, and the name of the industry in %s', async (locale, labs, orthotics) => {
    await form.submit({ industry: 'DENTAL_LABS' }, locale);
    await form.submit({ industry: 'ORTHOTICS_AND_PROSTHETICS', otherIndustry: 'Jewellery' }, locale);
    await form.submit({ industry: 'OTHER', otherIndustry: ' Schmuck 首饰 ' }, locale);
    expect(form.gateway.restCalls.map(({ body }) => body)).toMatchObject([
      { industryCode: '0', industry: labs },
      { industryCode: '3', industry: orthotics },
      { industryCode: '5', industry: 'Schmuck 首饰' },
    ]);
  });

  it('Q9 stores marketing consent only if it is given, with its time and the version of its text', async () => {
    const before = Date.now();
    await form.submit({ marketingConsent: undefined });
    expect(form.gateway.restCalls[0]?.body).toMatchObject({ subStatus: 0 });
    expect(form.gateway.restCalls[0]?.body).not.toHaveProperty('consentVersion');
    await form.submit({ marketingConsent: true });
    expect(form.gateway.restCalls[1]?.body).toMatchObject({ subStatus: 1 });
    const consented = (await form.stored()).find(({ subStatus }) => subStatus === 1);
    expect(consented).toMatchObject({ consentVersion: '2026-11-27' });
    expect(Date.parse(String(consented?.receivedAt))).toBeGreaterThanOrEqual(before - 1000);
    expect((await form.stored()).find(({ subStatus }) => subStatus === 0)).not.toHaveProperty('consentVersion');
  });

  it('R268 accepts a form without last name and job title', async () => {
    expect(await form.submit({ lastName: null, jobTitle: undefined })).toMatchObject({ __typename: 'InquiryAccepted' });
    expect(form.gateway.restCalls[0]?.body).toMatchObject({ lastName: '', jobTitle: '', subStatus: 1 });
  });

  it.each([
    ['+49', '030 23125017', '+49', '+493023125017'],
    ['+49', '+49 30 23125017', '+49', '+493023125017'],
    ['+1', '0049 30 23125017', '+49', '+493023125017'],
    ['1', '(212) 555-0100', '+1', '+12125550100'],
    ['+86', '138 0013 8000', '+86', '+8613800138000'],
  ])('R270 stores %s with %s in E.164 format', async (mobilePrefix, phone, prefix, e164) => {
    expect(await form.submit({ mobilePrefix, phone })).toMatchObject({ __typename: 'InquiryAccepted' });
    expect(await form.stored()).toMatchObject([{ mobilePrefix: prefix, phone: e164 }]);
  });
});
