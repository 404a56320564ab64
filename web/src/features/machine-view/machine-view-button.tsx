'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import type { MachineViewDialog, MachineViewDialogProps } from './machine-view-dialog.tsx';

/** The dialog, and in turn three.js and the model, load on demand. */
const loadDialog = async () => (await import('./machine-view-dialog.tsx')).MachineViewDialog;

type Props = Omit<MachineViewDialogProps, 'onClose'> & {
  labels: { open: string; loading: string; failed: string; retry: string };
  load?: () => Promise<typeof MachineViewDialog>;
  children: ReactNode;
};

export function MachineViewButton({ labels, load = loadDialog, children, ...view }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { part: View, hasFailed, retry } = useLazyComponent(load, isOpen);
  const isLoading = isOpen && !View && !hasFailed;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} aria-haspopup="dialog" aria-disabled={isLoading}>
        {children}
        <span className="max-sm:sr-only">{isLoading ? labels.loading : labels.open}</span>
      </Button>
      {isOpen && hasFailed && (
        <p role="alert">
          {labels.failed}{' '}
          <Button size="small" onClick={retry}>
            {labels.retry}
          </Button>
        </p>
      )}
      {isOpen && View && <View {...view} onClose={() => setIsOpen(false)} />}
    </>
  );
}
