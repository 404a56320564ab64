import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../i18n/locales.ts';
import { messages } from '../i18n/messages.ts';
import { NETWORK_ERROR, recordRequests } from '../testing/record-requests.ts';
import { renderApp } from '../testing/render-app.tsx';
import { InquiryScreen } from './inquiry-screen.tsx';

const { EN, DE } = messages;

afterEach(() => void vi.unstubAllGlobals());

/** With or without the note that it is optional. */
const labelled = (label: string) => (text: string) => text === label || text.startsWith(`${label} (`);
const field = (label: string) => screen.getByLabelText(labelled(label));
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = (name = EN.inquiry.send) => userEvent.click(screen.getByRole('button', { name }));

function fillAll() {
  fill(EN.inquiry.firstName, 'Ada');
  fill(EN.inquiry.email, 'ada@labor.example');
  fill(EN.inquiry.company, 'Labor am Markt');
  fill(EN.inquiry.country, 'DE');
  fill(EN.inquiry.phone, '30 23125017');
  fill(EN.inquiry.industry, 'DENTAL_LABS');
  fill(EN.inquiry.comments, 'Two printers, please.');
}

const respondWith = (submitInquiry: object) => Response.json({ data: { submitInquiry } });

const refusal = {
  __typename: 'FormRefusal',
  code: 'INVALID_INPUT',
  message: 'Please correct the marked fields.',
  problems: [{ __typename: 'FieldProblem', field: 'phone', code: 'MALFORMED', message: 'Phone number format error' }],
  retryAfter: null,
  incident: null,
};

describe('the inquiry form', () => {
  it('marks required fields before it sends anything', async () => {
    const { operations } = recordRequests(() => NETWORK_ERROR);
    renderApp(<InquiryScreen about={null} />);
    await send();
    await waitFor(() => expect(field(EN.inquiry.firstName)).toHaveAccessibleDescription(EN.inquiry.required));
    expect(field(EN.inquiry.firstName)).toHaveFocus();
    expect(field(EN.inquiry.lastName)).toBeValid();
    expect(operations).toEqual([]);
  });

  it('names the record that the visitor asks about', () => {
    renderApp(<InquiryScreen about="Product:2" />);
    expect(field(EN.inquiry.comments)).toHaveValue(EN.inquiry.about('UltraCraft A2D 4K'));
  });

  it('fills in the calling code of the country, and offers provinces of China', () => {
    renderApp(<InquiryScreen about={null} />);
    fill(EN.inquiry.country, 'DE');
    expect(field(EN.inquiry.mobilePrefix)).toHaveValue('+49');
    expect(screen.queryByLabelText(labelled(EN.inquiry.province))).toBeNull();
    fill(EN.inquiry.country, 'CN');
    expect(field(EN.inquiry.mobilePrefix)).toHaveValue('+86');
    expect(field(EN.inquiry.province)).toBeVisible();
  });

  it('shows the reference of an accepted inquiry', async () => {
    const message = 'Your inquiry is with our team.';
    recordRequests(() => respondWith({ __typename: 'InquiryAccepted', reference: 'R-1', message }));
    const { queue } = renderApp(<InquiryScreen about={null} />);
    fillAll();
    await send();
    expect(await screen.findByText(EN.inquiry.reference('R-1'))).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect([...queue]).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: LOCALES.DE.name }));
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByText(DE.inquiry.acceptedText)).toBeVisible();
  });

  it('keeps an inquiry on the device without a network, and says so', async () => {
    recordRequests(() => NETWORK_ERROR);
    const { queue, outbox } = renderApp(<InquiryScreen about={null} />);
    fillAll();
    await send();
    expect(await screen.findByText(EN.inquiry.queuedText)).toBeVisible();
    expect([...queue.values()]).toMatchObject([{ locale: 'EN', input: { email: 'ada@labor.example', country: 'DE' } }]);
    outbox.stop();
  });

  it('shows the problems of a refusal at their fields, and in words of its own after a switch of the language', async () => {
    recordRequests(() => respondWith(refusal));
    renderApp(<InquiryScreen about={null} />);
    fillAll();
    await send();
    await waitFor(() => expect(field(EN.inquiry.phone)).toHaveAccessibleDescription('Phone number format error'));
    expect(screen.getByRole('alert')).toHaveTextContent(refusal.message);
    await userEvent.click(screen.getByRole('button', { name: LOCALES.DE.name }));
    await waitFor(() => expect(field(DE.inquiry.phone)).toHaveAccessibleDescription(DE.inquiry.malformed));
    expect(screen.getByRole('alert')).toHaveTextContent(DE.inquiry.invalid);
    expect(document.body).not.toHaveTextContent('Phone number format error');
  });

  it('sends the same entries with the same key, and corrected ones with a new key', async () => {
    const keys: unknown[] = [];
    recordRequests(({ variables }) => {
      keys.push(Object(variables.input).idempotencyKey);
      return respondWith(refusal);
    });
    renderApp(<InquiryScreen about={null} />);
    fillAll();
    for (const phone of ['30 23125017', '30 23125017', '30 23125018']) {
      fill(EN.inquiry.phone, phone);
      const sent = keys.length;
      await send();
      await waitFor(() => expect(keys).toHaveLength(sent + 1));
      await waitFor(() => expect(screen.getByRole('button', { name: EN.inquiry.send })).toBeEnabled());
    }
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('says that it cannot store an inquiry, and keeps the entries', async () => {
    const { outbox } = renderApp(<InquiryScreen about={null} />);
    vi.spyOn(outbox, 'submit').mockRejectedValue(new Error('The disk is full.'));
    fillAll();
    await send();
    expect(await screen.findByText(EN.inquiry.notStored)).toBeVisible();
    expect(field(EN.inquiry.email)).toHaveValue('ada@labor.example');
  });
});
