import { type DeliverableForm, toDeliverableForm } from '../forms/form-submission.ts';
import { inquirySubmission, subscriptionSubmission } from './inquiries/inquiries.legacy.ts';
import { reminderSubmission, videoUnlockSubmission } from './registrations/registrations.legacy.ts';
import { sampleRequestSubmission } from './samples/sample-requests.legacy.ts';

const forms: DeliverableForm[] = [
  toDeliverableForm(inquirySubmission),
  toDeliverableForm(subscriptionSubmission),
  toDeliverableForm(sampleRequestSubmission),
  toDeliverableForm(reminderSubmission),
  toDeliverableForm(videoUnlockSubmission),
];

/** Forms that the outbox can deliver, by name. */
export const deliverableForms: ReadonlyMap<string, DeliverableForm> = new Map(forms.map((form) => [form.name, form]));
