import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { fillIn, press, textField } from '#testing/form-fields.ts';
import { createFormResponses } from '#testing/form-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { InquiryDrawer } from './inquiry-drawer.tsx';
import type { InquirySubject } from './inquiry-subject.ts';
import { createInquiryValues, inquiryDraft } from './inquiry-values.ts';
import { SubmitInquiryDocument } from './submit-inquiry.generated.ts';

const { fields, send, inquiry, close } = messages.en.Inquiries;

type Props = { subject?: InquirySubject; onVisibilityChange: (isVisible: boolean) => void; onAccepted: () => void };

function Page({ subject, onVisibilityChange, onAccepted }: Props) {
  const [isVisible, setIsVisible] = useState(false);
  const change = (next: boolean) => {
    onVisibilityChange(next);
    setIsVisible(next);
  };
  return (
    <>
      <button type="button" onClick={() => setIsVisible(true)}>
        Open
      </button>
      <InquiryDrawer
        locale="en"
        messages={messages.en}
        subject={subject ?? null}
        isVisible={isVisible}
        onVisibilityChange={change}
        onAccepted={onAccepted}
      />
    </>
  );
}

async function openDrawer() {
  await press('Open');
  return screen.findByRole('textbox', { name: fields.comments });
}

function renderDrawer() {
  const events = { onVisibilityChange: vi.fn(), onAccepted: vi.fn() };
  renderPage(<Page {...events} />);
  return events;
}

it('R231 R232 is shown and hidden, reports the change, and keeps its input', async () => {
  const { onVisibilityChange } = renderDrawer();
  expect(screen.queryByRole('dialog')).toBeNull();
  await openDrawer();
  expect(screen.getByRole('dialog', { name: inquiry.title })).toBeVisible();
  fillIn(fields.comments, 'Shells');
  await press(close);
  expect(onVisibilityChange.mock.calls).toEqual([[false]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await openDrawer();
  expect(textField(fields.comments)).toHaveValue('Shells');
});

it('R231 R232 closes with the link of the thank-you message, and is empty when it is opened again', async () => {
  inquiryDraft.write({
    ...createInquiryValues('en'),
    firstName: 'Ada',
    email: 'ada@labor.example',
    country: '276',
    mobilePrefix: '+49',
    phone: '30 23125017',
    company: 'Labor',
    industry: 'HEARABLES',
    comments: 'Shells',
  });
  createFormResponses().respond(SubmitInquiryDocument, () => ({
    submitInquiry: { reference: 'H-1', delivery: 'DELIVERED' as const },
  }));
  const { onVisibilityChange, onAccepted } = renderDrawer();
  await openDrawer();
  await press(send);
  await waitFor(() => expect(screen.getByRole('dialog', { name: inquiry.thanksTitle })).toBeVisible());
  expect(onAccepted).toHaveBeenCalledOnce();
  const link = screen.getByRole('link', { name: inquiry.thanksLink });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onVisibilityChange.mock.calls).toEqual([[false]]);
  expect(await openDrawer()).toHaveValue('');
  expect(screen.getByRole('dialog', { name: inquiry.title })).toBeVisible();
});

it('R93 shows the texts of a subject, and starts the comments with it', async () => {
  sessionStorage.clear();
  const subject = { title: 'Apply or ask', intro: 'Tell us about yourself.', comments: 'Application: Trainer' };
  renderPage(<Page subject={subject} onVisibilityChange={vi.fn()} onAccepted={vi.fn()} />);
  expect(await openDrawer()).toHaveValue('Application: Trainer\n\n');
  expect(screen.getByRole('dialog', { name: subject.title })).toHaveAccessibleDescription(subject.intro);
});

it('R93 replaces the text of a subject that has changed, and keeps that of another', async () => {
  sessionStorage.clear();
  const about = (title: string, comments: string) => {
    const subject = { title, intro: 'Intro', comments };
    return <Page subject={subject} onVisibilityChange={vi.fn()} onAccepted={vi.fn()} />;
  };
  const { rerender } = renderPage(about('Parts', '1 × UC-1'));
  await openDrawer();
  fillIn(fields.comments, '1 × UC-1\n\nHello');
  await press(close);
  rerender(about('Parts', '1 × UC-1\n1 × UC-2'));
  expect(await openDrawer()).toHaveValue('1 × UC-1\n1 × UC-2\n\nHello');
  fillIn(fields.comments, '1 × UC-1\n1 × UC-2\n\nHello again');
  await press(close);
  rerender(about('Printer', 'A2D'));
  expect(await openDrawer()).toHaveValue('A2D\n\n1 × UC-1\n1 × UC-2\n\nHello again');
});
