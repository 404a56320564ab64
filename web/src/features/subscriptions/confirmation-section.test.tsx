import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { press } from '#testing/form-fields.ts';
import { createFormResponses, createRefusal } from '#testing/form-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { ConfirmSubscriptionDocument } from './confirm-subscription.generated.ts';
import { ConfirmationSection } from './confirmation-section.tsx';

describe.each(localeCodes)('the confirmation in %s', (locale) => {
  const { subscription } = messages[locale].Inquiries;
  const texts = subscription.confirmation;
  const errors = formMessages[locale];

  function renderSection(code: string) {
    renderPage(<ConfirmationSection locale={locale} messages={messages[locale]} errors={errors} noScript={null} />, {
      locale,
      url: `/#${code}`,
    });
  }

  it.each([
    ['DELIVERED', false, subscription.thanksTitle, subscription.thanksText],
    ['DELIVERED', true, subscription.thanksTitle, subscription.thanksTextSales],
    ['QUEUED', false, subscription.queuedTitle, subscription.queuedText],
    ['QUEUED', true, subscription.queuedTitle, subscription.queuedTextSales],
  ] as const)(
    'R258 sends the code on click, once, and thanks (%s, sales: %s)',
    async (delivery, contactMe, title, text) => {
      const gateway = createFormResponses();
      gateway.respond(ConfirmSubscriptionDocument, () => ({
        confirmSubscription: { reference: 'S-1', delivery, contactMe },
      }));
      renderSection('code-1');
      expect(gateway.variablesOf(ConfirmSubscriptionDocument)).toEqual([]);
      await press(texts.action);
      const thanks = await screen.findByRole('region', { name: title });
      expect(within(thanks).getByRole('status')).toHaveTextContent(text);
      expect(screen.queryByRole('button')).toBeNull();
      expect(gateway.variablesOf(ConfirmSubscriptionDocument)).toEqual([
        { locale: locales[locale].graphql, code: 'code-1' },
      ]);
    },
  );

  it.each(['CONFIRMATION_INVALID', 'CONFIRMATION_EXPIRED'] as const)('leads back to the form: %s', async (code) => {
    const message = errors[code === 'CONFIRMATION_EXPIRED' ? 'confirmationExpired' : 'confirmationInvalid'];
    createFormResponses().respond(ConfirmSubscriptionDocument, () => ({
      confirmSubscription: createRefusal(code, message, {}),
    }));
    renderSection('code-1');
    await press(texts.action);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const link = screen.getByRole('link', { name: texts.again });
    expect(link).toHaveAttribute('href', localePath(locale, '/subscribe'));
    expect(screen.queryByRole('button', { name: texts.action })).toBeNull();
  });

  it('R319 says that the address is subscribed already', async () => {
    createFormResponses().respond(ConfirmSubscriptionDocument, () => ({
      confirmSubscription: createRefusal('EMAIL_ALREADY_REGISTERED', errors.emailRegistered, {}),
    }));
    renderSection('code-1');
    await press(texts.action);
    expect(await screen.findByText(texts.registeredTitle)).toBeVisible();
  });

  it('R321 can be tried again after a service error', async () => {
    const gateway = createFormResponses();
    gateway.respond(ConfirmSubscriptionDocument, () => {
      throw new TypeError('Failed to fetch');
    });
    renderSection('code-1');
    await press(texts.action);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.serviceError);
    gateway.respond(ConfirmSubscriptionDocument, () => ({
      confirmSubscription: { reference: 'S-1', delivery: 'DELIVERED' as const, contactMe: false },
    }));
    await press(texts.action);
    expect(await screen.findByText(subscription.thanksText)).toBeVisible();
  });

  it('reports a link without a code', async () => {
    renderSection('');
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.confirmationInvalid);
    expect(screen.queryByRole('button', { name: texts.action })).toBeNull();
  });
});
