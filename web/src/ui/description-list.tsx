import type { ReactNode } from 'react';
import { keepNodeTogether } from './keep-together.ts';

export type DescriptionRow = { id: string; term: ReactNode; description: ReactNode };

export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <dl className="mb-4 border-b border-line">
      {rows.map(({ id, term, description }) => (
        <div key={id} className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-ink-soft hyphens-auto">{keepNodeTogether(term)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{keepNodeTogether(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
