import type { ReactNode } from 'react';

export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-skip focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-medium focus:shadow-high"
    >
      {children}
    </a>
  );
}
