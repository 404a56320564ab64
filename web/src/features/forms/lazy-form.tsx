import type { ReactNode } from 'react';
import type { Messages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLazyComponent } from '#ui/use-lazy-component.ts';

type Props<Part> = {
  load: () => Promise<Part>;
  messages: Pick<Messages, 'Inquiries'>;
  /** Applied to the loading state. */
  className?: string;
  children: (part: Part) => ReactNode;
};

export function LazyForm<Part>({ load, messages: { Inquiries: messages }, className = '', children }: Props<Part>) {
  const { part, hasFailed, retry } = useLazyComponent(load, true);
  if (part) return children(part);
  if (!hasFailed) {
    return (
      <p role="status" className={className}>
        {messages.loadingForm}
      </p>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={messages.formFailed}>
      <Button size="small" onClick={retry} className="mt-3">
        {messages.retry}
      </Button>
    </Notice>
  );
}
