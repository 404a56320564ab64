import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="py-10 desktop:py-16">
      <Container>
        <SectionHeading title={title} intro={text} />
        <div className="mt-stack">{children}</div>
      </Container>
    </section>
  );
}
