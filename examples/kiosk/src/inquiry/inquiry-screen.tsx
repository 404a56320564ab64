import { useState } from 'react';
import { Link } from 'wouter';
import type { Catalog } from '../catalog/catalog.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { PATHS } from '../frame/paths.ts';
import { useLocale, useMessages } from '../i18n/locale-context.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { EMPTY_VALUES } from './inquiry-values.ts';
import type { SubmitResult } from './outbox.ts';

type InquiryScreenProps = {
  /** Global id of the record that the visitor asks about. */
  about: string | null;
};

export function InquiryScreen({ about }: InquiryScreenProps) {
  const { inquiry } = useMessages();
  const name = findName(useCatalog(), about);
  const [sent, setSent] = useState<Exclude<SubmitResult, { status: 'REFUSED' }> | null>(null);
  if (sent) return <SentMessage result={sent} />;
  const comments = name === null ? '' : inquiry.about(name);
  return (
    <div className="inquiry-screen">
      <div className="list-head">
        <h1>{inquiry.title}</h1>
        <p className="lead">{inquiry.intro}</p>
      </div>
      <InquiryForm values={{ ...EMPTY_VALUES, comments }} onSent={setSent} />
    </div>
  );
}

type SentMessageProps = { result: Exclude<SubmitResult, { status: 'REFUSED' }> };

function SentMessage({ result }: SentMessageProps) {
  const { inquiry } = useMessages();
  const locale = useLocale();
  if (result.status === 'QUEUED') return <Confirmation title={inquiry.queuedTitle} text={inquiry.queuedText} />;
  // After a switch of the language, the message of the gateway is in another one.
  const text = result.locale === locale ? result.message : inquiry.acceptedText;
  return <Confirmation title={inquiry.acceptedTitle} text={text} reference={inquiry.reference(result.reference)} />;
}

type ConfirmationProps = { title: string; text: string; reference?: string };

function Confirmation({ title, text, reference }: ConfirmationProps) {
  const { inquiry } = useMessages();
  return (
    <div className="message-screen">
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {reference && <p>{reference}</p>}
      <Link href={PATHS.start} className="button">
        {inquiry.done}
      </Link>
    </div>
  );
}

function findName({ products, materials, samples }: Catalog, globalId: string | null): string | null {
  return [...products, ...materials, ...samples].find((record) => record.globalId === globalId)?.name ?? null;
}
