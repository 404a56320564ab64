import type { ReactNode } from 'react';

type Props = {
  screen: ReactNode;
  /** Two thirds for the screen, beside a card without a form. */
  isWide?: boolean;
  children: ReactNode;
};

export function StreamLayout({ screen, isWide = false, children }: Props) {
  return (
    <div
      className={`grid gap-x-10 gap-y-8 ${isWide ? 'desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : 'items-start desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
    >
      <div>{screen}</div>
      {children}
    </div>
  );
}
