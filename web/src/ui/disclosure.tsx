import type { ReactNode } from 'react';

type Props = { summary: string; children: ReactNode };

/** Folded away on small screens, always open on wide ones. */
export function Disclosure({ summary, children }: Props) {
  return (
    <details className="disclosure border border-line p-4 desktop:border-0 desktop:p-0">
      <summary className="cursor-pointer font-medium desktop:hidden">{summary}</summary>
      <div className="pt-4 desktop:pt-0">{children}</div>
    </details>
  );
}
