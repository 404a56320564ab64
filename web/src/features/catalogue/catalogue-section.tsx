import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

export function CatalogueSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-stack desktop:mt-16">
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
