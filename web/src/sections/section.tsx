import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

type Props = { title: string; text?: string; ground?: 'graphite' | undefined; children: ReactNode };

export function Section({ title, text, ground, children }: Props) {
  return (
    <section className={groundClass(ground)}>
      <Container>
        <SectionHeading title={title} intro={text} />
        <div className="mt-stack">{children}</div>
      </Container>
    </section>
  );
}

/** The title beside the content, for lists and tables that would fill only half of the page. */
export function SplitSection({ title, text, children }: Omit<Props, 'ground'>) {
  return (
    <section className={groundClass()}>
      <Container className="grid items-start gap-x-16 gap-y-stack desktop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <SectionHeading title={title} intro={text} />
        <div>{children}</div>
      </Container>
    </section>
  );
}

export function groundClass(ground?: 'graphite'): string {
  return ground ? 'dark-band py-section' : 'py-10 desktop:py-16';
}
