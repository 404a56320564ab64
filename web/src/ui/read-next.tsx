import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { SectionHeading } from './section-heading.tsx';

type Props = {
  title: string;
  items: readonly { id: string; node: ReactNode }[];
  /** Language tag, if the items are in one language. */
  lang?: string;
};

/** Records to read after the one of the page, side by side. */
export function ReadNext({ title, items, lang }: Props) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className="border-t border-line">
      <Container className="py-stack desktop:py-16">
        <SectionHeading id="read-next" title={title} />
        <ul lang={lang} className={`mt-8 grid gap-10 ${items.length > 1 ? 'sm:grid-cols-2' : 'max-w-4xl'}`}>
          {items.map(({ id, node }) => (
            <li key={id}>{node}</li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
