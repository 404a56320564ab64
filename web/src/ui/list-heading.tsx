import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { keepTogether } from './keep-together.ts';

export function ListHeading({ title, intro, children }: { title: string; intro: string; children?: ReactNode }) {
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 py-10 desktop:py-16">
        <div>
          <h1 className="text-title">{keepTogether(title)}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-soft">{keepTogether(intro)}</p>
        </div>
        {children}
      </Container>
    </div>
  );
}
