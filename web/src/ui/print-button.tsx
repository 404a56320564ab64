'use client';

import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button size="small" onClick={() => window.print()} className="scripted screen-only">
      <Icon icon={Printer} size={16} />
      {children}
    </Button>
  );
}
