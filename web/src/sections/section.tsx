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

export function groundClass(ground?: 'graphite'): string {
  return ground ? 'dark-band py-section' : 'py-10 desktop:py-16';
}
