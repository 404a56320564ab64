import type { ReactNode } from 'react';

type Props = {
  summary: string;
  /** Collapsible on all screens; otherwise on small ones only. */
  isAlwaysCollapsible?: boolean;
  children: ReactNode;
};

export function Disclosure({ summary, isAlwaysCollapsible = false, children }: Props) {
  return (
    <details className={`disclosure unmarked ${isAlwaysCollapsible ? '' : 'disclosure-small-only'}`}>
      <summary>
        {summary}
        <span aria-hidden className="plus-minus" />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
