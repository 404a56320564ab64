import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { button, fillIn, press, textField } from '#testing/form-fields.ts';
import { createLateResponse } from '#testing/form-responses.ts';
import { createGatewayResponses } from '#testing/gateway-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { CertificateByNumberDocument } from './certificate-by-number.generated.ts';
import { CertificateFinder } from './certificate-finder.tsx';

const NUMBER = 'HG-A2D4K-2025-000042';
const certificate = { number: NUMBER, product: 'UltraCraft A2D 4K', issuedOn: '2025-03-14', scope: 'Build platform' };

function renderFinder(locale: Locale) {
  const gateway = createGatewayResponses();
  gateway.respond(CertificateByNumberDocument, ({ number }) => ({
    certificate: number === NUMBER ? certificate : null,
  }));
  renderPage(<CertificateFinder locale={locale}>Heading</CertificateFinder>, { locale, url: '/certificate' });
  return gateway;
}

describe.each(localeCodes)('the certificate look-up in %s', (locale) => {
  const texts = messages[locale].Certificate;
  const t = createTranslator({ locale: locales[locale].tag, messages: messages[locale], namespace: 'Certificate' });

  it('R300 Q31 finds a number in any letter case, trimmed, and keeps it out of the URL', async () => {
    const gateway = renderFinder(locale);
    fillIn(texts.number, ` ${NUMBER.toLowerCase()} `);
    await press(texts.check);
    expect(await screen.findByRole('heading', { name: NUMBER })).toBeVisible();
    for (const text of [certificate.product, certificate.scope, texts.genuine]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('status')).toHaveTextContent(texts.found);
    const variables = { locale: locales[locale].graphql, number: NUMBER };
    expect(gateway.variablesOf(CertificateByNumberDocument)).toEqual([variables]);
    expect(window.location.href).not.toMatch(/HG-/i);
  });

  it('R300 reports an unknown number instead of the last certificate', async () => {
    renderFinder(locale);
    fillIn(texts.number, NUMBER);
    await press(texts.check);
    await screen.findByText(texts.genuine);
    fillIn(texts.number, 'HG-NONE-2020-000000');
    await userEvent.type(textField(texts.number), '{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(t('noneTitle', { number: 'HG-NONE-2020-000000' })),
    );
    expect(screen.queryByText(texts.genuine)).toBeNull();
  });

  it('R300 requires a number and reports a missing one at the field', async () => {
    const gateway = renderFinder(locale);
    fillIn(texts.number, '  ');
    await press(texts.check);
    expect(textField(texts.number)).toHaveFocus();
    expect(textField(texts.number)).toHaveAccessibleDescription(
      `${texts.hint.replaceAll(/<\/?number>/g, '')} ${texts.missing}`,
    );
    expect(gateway.variablesOf(CertificateByNumberDocument)).toEqual([]);
  });

  const failures = [
    { code: 'UPSTREAM_UNAVAILABLE', title: texts.failedTitle, text: texts.failedText },
    { code: 'RATE_LIMITED', retryAfter: 119, title: texts.tooOftenTitle, text: t('tooOftenText', { minutes: 2 }) },
  ];
  it.each(failures)(
    'Q31 reports $code, keeps the number, and can look it up again',
    async ({ title, text, ...extensions }) => {
      const gateway = renderFinder(locale);
      gateway.respond(CertificateByNumberDocument, () => {
        throw new GraphQLError('x', { extensions });
      });
      fillIn(texts.number, NUMBER);
      await press(texts.check);
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(title));
      expect(screen.getByRole('status')).toHaveTextContent(text);
      expect(textField(texts.number)).toHaveValue(NUMBER);
      gateway.respond(CertificateByNumberDocument, () => ({ certificate }));
      await press(texts.check);
      expect(await screen.findByRole('heading', { name: NUMBER })).toBeVisible();
      expect(screen.queryByText(title)).toBeNull();
    },
  );
});

it('R300 shows that it is checking until the response', async () => {
  const { check, checking, number } = messages.en.Certificate;
  const gateway = renderFinder('en');
  const response = createLateResponse({ certificate });
  gateway.respond(CertificateByNumberDocument, () => response.promise);
  fillIn(number, NUMBER);
  const submit = button(check);
  await userEvent.click(submit);
  expect(submit).toHaveTextContent(checking);
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  response.send();
  await screen.findByRole('heading', { name: NUMBER });
  expect(submit).toHaveTextContent(check);
});
