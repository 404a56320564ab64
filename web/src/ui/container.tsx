import type { ReactNode } from 'react';

/** The width and the side margins of what stands on a page. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto max-w-page px-gutter ${className}`}>{children}</div>;
}
