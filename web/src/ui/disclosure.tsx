import type { ReactNode } from 'react';

type Props = { summary: string; children: ReactNode };

/** Folded away on small screens, always open on wide ones. */
export function Disclosure({ summary, children }: Props) {
  return (
    <details className="disclosure">
      <summary className="cursor-pointer font-medium">{summary}</summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
