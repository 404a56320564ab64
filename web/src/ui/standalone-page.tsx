import type { ReactNode } from 'react';
import { Container } from './container.tsx';

type Props = {
  brand: ReactNode;
  action?: ReactNode;
  footer: ReactNode;
  /** At the end of the footer. */
  links: ReactNode;
  children: ReactNode;
  className?: string;
};

export function StandalonePage({ brand, action, footer, links, children, className = '' }: Props) {
  return (
    <div className={`flex min-h-dvh flex-col ${className}`}>
      <header className="border-b border-line">
        <Container className="flex min-h-16 items-center justify-between gap-6">
          {brand}
          {action}
        </Container>
      </header>
      <Container className="w-full flex-1 py-10 desktop:py-20">{children}</Container>
      <footer className="border-t border-line">
        <Container className="flex flex-wrap justify-between gap-x-10 gap-y-3 py-5 text-small text-ink-soft">
          <p>{footer}</p>
          <div className="flex flex-wrap gap-x-5 gap-y-1 screen-only [&_a:hover]:text-accent">{links}</div>
        </Container>
      </footer>
    </div>
  );
}
