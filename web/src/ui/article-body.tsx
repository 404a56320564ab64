import type { ReactNode } from 'react';
import { Container } from './container.tsx';

type Props = {
  aside: ReactNode;
  /** The aside may be taller than the screen: it does not stay in view. */
  isTall?: boolean;
  children: ReactNode;
};

export function ArticleBody({ aside, isTall = false, children }: Props) {
  return (
    <Container className="grid items-start gap-x-16 gap-y-12 py-stack desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:py-16">
      <div className="min-w-0">{children}</div>
      <div className={`grid gap-10 ${isTall ? '' : 'desktop:sticky desktop:top-24'}`}>{aside}</div>
    </Container>
  );
}

export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink pt-3">
      <h2 className="text-small font-semibold">{title}</h2>
      {children}
    </section>
  );
}
