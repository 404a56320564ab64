import { useState, useSyncExternalStore } from 'react';
import { useSyncState } from '../copy/use-sync-state.ts';
import { useLanguageTag, useMessages } from '../i18n/locale-context.ts';
import { useServices } from '../services-context.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { toValues } from './inquiry-values.ts';
import type { QueuedInquiry } from './queued-inquiry.ts';

/** Not linked from any other screen: inquiries that wait, and those that have to be corrected. */
export function StaffScreen() {
  const { staff } = useMessages();
  const { outbox, sync } = useServices();
  const tag = useLanguageTag();
  const inquiries = useSyncExternalStore(outbox.subscribe, outbox.getInquiries);
  const { refreshedAt } = useSyncState(sync);
  const [corrected, setCorrected] = useState<QueuedInquiry | null>(null);
  const format = (time: number) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' }).format(time);

  if (corrected) {
    const { input, refusal } = corrected;
    const handleSent = () => {
      void outbox.discard(input.idempotencyKey);
      setCorrected(null);
    };
    return <InquiryForm values={toValues(input)} refusal={refusal} onSent={handleSent} />;
  }
  return (
    <div className="staff-screen">
      <h1>{staff.title}</h1>
      <p>
        {staff.copied}: {refreshedAt === null ? staff.never : format(refreshedAt)}
      </p>
      {inquiries.length === 0 && <p>{staff.none}</p>}
      <ul className="staff-inquiries">
        {inquiries.map((inquiry) => (
          <li key={inquiry.input.idempotencyKey}>
            <span>{format(inquiry.createdAt)}</span>
            <span>{inquiry.refusal ? staff.refused : staff.waiting}</span>
            {inquiry.refusal && (
              <button type="button" className="button" onClick={() => setCorrected(inquiry)}>
                {staff.correct}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => void outbox.deliver()}>
        {staff.sendNow}
      </button>
    </div>
  );
}
