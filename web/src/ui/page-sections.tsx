import type { ReactNode } from 'react';

type PageSection = { id: string; title: string; content: ReactNode };

type Props = {
  label: string;
  sections: readonly PageSection[];
};

export function PageSections({ label, sections }: Props) {
  return (
    <>
      <nav aria-label={label} className="border-b border-line text-small">
        <ul className="flex flex-wrap gap-x-6 py-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-2 text-ink-soft transition-colors duration-quick hover:text-accent"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
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
