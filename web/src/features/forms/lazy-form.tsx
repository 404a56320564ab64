import type { ReactNode } from 'react';
import type { Messages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLazyComponent } from '#ui/use-lazy-component.ts';

type Props<Part> = {
  load: () => Promise<Part>;
  words: Pick<Messages, 'Inquiries'>;
  /** Of what stands there meanwhile. */
  className?: string;
  children: (part: Part) => ReactNode;
};

/** A form whose code comes when it is shown. */
export function LazyForm<Part>({ load, words: { Inquiries: words }, className = '', children }: Props<Part>) {
  const { part, hasFailed, retry } = useLazyComponent(load, true);
  if (part) return children(part);
  if (!hasFailed) {
    return (
      <p role="status" className={className}>
        {words.loadingForm}
      </p>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={words.formFailed}>
      <Button size="small" onClick={retry} className="mt-3">
        {words.retry}
      </Button>
    </Notice>
  );
}
