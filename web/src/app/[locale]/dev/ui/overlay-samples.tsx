'use client';

import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import type { SampleCopy } from './sample-copy.ts';

export function OverlaySamples({ words }: { words: SampleCopy }) {
  const [shown, setShown] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setShown(null);
  const frame = { title: words.dialogTitle, description: words.dialogText, closeLabel: words.close, onClose: close };
  return (
    <div className="flex gap-3">
      <Button onClick={() => setShown('dialog')}>{words.open}: Dialog</Button>
      <Button onClick={() => setShown('drawer')}>{words.open}: Drawer</Button>
      <Dialog {...frame} isOpen={shown === 'dialog'}>
        <p className="mb-6">{words.answer}</p>
        <Button variant="primary" onClick={close}>
          {words.action}
        </Button>
      </Dialog>
      <Drawer {...frame} isOpen={shown === 'drawer'}>
        <p>{words.answer}</p>
      </Drawer>
    </div>
  );
}
