import type { ReactNode } from 'react';

/** The width and the margins of a page. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-7xl px-5 py-10 desktop:py-14">{children}</div>;
}
