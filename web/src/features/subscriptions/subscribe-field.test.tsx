import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CreateFormChallengeDocument } from '#features/forms/form-challenge.generated.ts';
import { messages } from '#i18n/messages.ts';
import { check, press, termsOf } from '#testing/form-fields.ts';
import { createFormResponses } from '#testing/form-responses.ts';
import { InlineWorker } from '#testing/inline-worker.ts';
import { renderPage } from '#testing/render.tsx';
import { SubscribeDocument } from './subscribe.generated.ts';
import { SubscribeField } from './subscribe-field.tsx';
import { createSubscriptionValues, subscriptionDraft } from './subscription-values.ts';

const { fields, close, subscription } = messages.en.Inquiries;

const findEmail = async () =>
  within(await screen.findByRole('dialog', { name: subscription.title })).findByRole('textbox', { name: fields.email });

it('R10 R225 opens the form with the address that was typed, which takes precedence over a draft', async () => {
  createFormResponses();
  subscriptionDraft.write({ ...createSubscriptionValues('en'), email: 'draft@labor.example', topics: ['HEARABLES'] });
  renderPage(<SubscribeField locale="en" messages={messages.en} notice="For information" />);
  const bar = screen.getByRole('region', { name: subscription.barTitle });
  expect(bar).toHaveTextContent('For information');
  await userEvent.type(within(bar).getByRole('textbox', { name: subscription.barField }), 'a@b.de{Enter}');
  expect(await findEmail()).toHaveValue('a@b.de');
  expect(screen.getByRole('checkbox', { name: subscription.topics.HEARABLES })).toBeChecked();
});

it('R10 R258 asks for the confirmation in the bar as well, and focuses the message when the dialog closes', async () => {
  const { sentTitle: title, sentText: text } = subscription;
  const delivery = 'AWAITING_CONFIRMATION' as const;
  vi.stubGlobal('Worker', InlineWorker);
  const gateway = createFormResponses();
  gateway.respond(CreateFormChallengeDocument, () => ({
    createFormChallenge: {
      id: 'c',
      salt: 's',
      difficulty: 1,
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    },
  }));
  gateway.respond(SubscribeDocument, () => ({ subscribe: { reference: 'S-1', delivery, contactMe: false } }));
  subscriptionDraft.write({
    ...createSubscriptionValues('en'),
    email: 'ada@labor.example',
  });
  renderPage(<SubscribeField locale="en" messages={messages.en} notice="For information" />);
  await press(subscription.title);
  await findEmail();
  check(subscription.topics.HEARABLES);
  check(termsOf(messages.en));
  const form = screen.getByRole('dialog', { name: subscription.title });
  await userEvent.click(within(form).getByRole('button', { name: subscription.submit }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('status')).toHaveTextContent(text);
  await press(close);
  const bar = screen.getByRole('region', { name: title });
  expect(bar).toHaveTextContent(text);
  await waitFor(() => expect(within(bar).getByRole('heading', { name: title })).toHaveFocus());
  expect(within(bar).queryByRole('textbox')).toBeNull();
});
