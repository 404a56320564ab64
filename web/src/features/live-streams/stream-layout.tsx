import type { ReactNode } from 'react';

export function StreamLayout({ screen, children }: { screen: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {screen}
      {children}
    </div>
  );
}
