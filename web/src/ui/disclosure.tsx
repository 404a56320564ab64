import type { ReactNode } from 'react';

type Props = { summary: string; children: ReactNode };

export function Disclosure({ summary, children }: Props) {
  return (
    <details className="disclosure unmarked">
      <summary>
        {summary}
        <span aria-hidden className="plus-minus" />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
