import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { keepTogether } from './keep-together.ts';

type Props = {
  title: string;
  intro: string;
  /** Below the intro. */
  action?: ReactNode;
  /** At the right of the intro. */
  children?: ReactNode;
};

export function ListHeading({ title, intro, action, children }: Props) {
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 py-10 desktop:py-16">
        <div>
          <h1 className="text-title">{keepTogether(title)}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-soft">{keepTogether(intro)}</p>
          {action && <p className="mt-6">{action}</p>}
        </div>
        {children}
      </Container>
    </div>
  );
}
