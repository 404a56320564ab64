'use client';

import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import type { SampleCopy } from '../sample-copy.ts';

export function OverlaySamples({ copy }: { copy: SampleCopy }) {
  const [shown, setShown] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setShown(null);
  const frame = { title: copy.dialogTitle, description: copy.dialogText, closeLabel: copy.close, onClose: close };
  return (
    <div className="flex gap-3">
      <Button onClick={() => setShown('dialog')}>{copy.open}: Dialog</Button>
      <Button onClick={() => setShown('drawer')}>{copy.open}: Drawer</Button>
      <Dialog {...frame} isOpen={shown === 'dialog'}>
        <p className="mb-6">{copy.answer}</p>
        <Button variant="primary" onClick={close}>
          {copy.action}
        </Button>
      </Dialog>
      <Drawer {...frame} isOpen={shown === 'drawer'}>
        <p>{copy.answer}</p>
      </Drawer>
    </div>
  );
}
