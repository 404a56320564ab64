import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { formMessages } from '@heliograph/schema/rules/messages.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { InquiryForm } from './inquiry-form.tsx';

function renderForm(locale: Locale) {
  renderPage(<InquiryForm locale={locale} onAccepted={() => undefined} />, { locale });
  const { fields, send } = messages[locale].Inquiries;
  const fieldOf = (name: keyof typeof fields) => screen.getByRole('textbox', { name: new RegExp(`^${fields[name]}`) });
  return { fieldOf, send: () => userEvent.click(screen.getByRole('button', { name: send })) };
}

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe.each(localeCodes)('the inquiry form in %s', (locale) => {
  const messages = formMessages[locale];

  it('R266 R320 reports an invalid phone number while the industry is missing', async () => {
    const { fieldOf, send } = renderForm(locale);
    await userEvent.type(fieldOf('phone'), '12');
    await send();
    expect(await screen.findByText(messages.industry)).toBeTruthy();
    expect(descriptionOf(fieldOf('phone'))).toContain(messages.phoneFormat);
  });

  it('R260 R261 R262 distinguishes missing from malformed values', async () => {
    const { fieldOf, send } = renderForm(locale);
    await send();
    await screen.findByText(messages.firstName);
    expect(descriptionOf(fieldOf('email'))).toContain(messages.email);
    expect(descriptionOf(fieldOf('phone'))).toContain(messages.phone);
    await userEvent.type(fieldOf('email'), 'ada@labor');
    await userEvent.type(fieldOf('phone'), '+999 1');
    expect(descriptionOf(fieldOf('email'))).toContain(messages.emailFormat);
    expect(descriptionOf(fieldOf('phone'))).toContain(messages.phoneFormat);
  });

  it('R320 revalidates the number when the calling code changes', async () => {
    const { fieldOf, send } = renderForm(locale);
    const [prefix, phone] = [fieldOf('mobilePrefix'), fieldOf('phone')];
    await userEvent.clear(prefix);
    await userEvent.type(prefix, '+1');
    await userEvent.type(phone, '030 23125017');
    await send();
    await screen.findByText(messages.industry);
    expect(descriptionOf(phone)).toContain(messages.phoneFormat);
    await userEvent.clear(prefix);
    await userEvent.type(prefix, '+49');
    expect(descriptionOf(phone)).not.toContain(messages.phoneFormat);
  });

  it('R270 accepts a number with its own calling code', async () => {
    const { fieldOf, send } = renderForm(locale);
    await userEvent.type(fieldOf('phone'), '0049 30 23125017');
    await send();
    await screen.findByText(messages.industry);
    expect(fieldOf('phone').getAttribute('aria-invalid')).not.toBe('true');
  });
});
