import type { ReactNode } from 'react';
import { PageLinks } from './page-links.tsx';

type PageSection = { id: string; title: string; content: ReactNode };

type Props = {
  /** Of the links above the sections; without it, the page has them elsewhere. */
  label?: string;
  sections: readonly PageSection[];
};

export function PageSections({ label, sections }: Props) {
  return (
    <>
      {label && <PageLinks label={label} links={sections} className="border-b border-line py-2" />}
      {sections.map(({ id, title, content }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="border-b border-line py-stack last:border-0 desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-10 desktop:py-16"
        >
          <h2 id={id} className="mb-6 text-heading desktop:mb-0">
            {title}
          </h2>
          <div>{content}</div>
        </section>
      ))}
    </>
  );
}
