import type { ReactNode } from 'react';
import { Container } from './container.tsx';

export function PageBody({ children }: { children: ReactNode }) {
  return <Container className="py-10 desktop:py-16">{children}</Container>;
}
