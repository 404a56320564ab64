'use client';

import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Figure } from '#ui/figure.tsx';
import type { PictureFiles } from '#ui/picture-files.ts';

type Props = { picture: PictureFiles & { alt: string }; openLabel: string; closeLabel: string };

export function ImageModal({ picture, openLabel, closeLabel }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{openLabel}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={picture.alt} closeLabel={closeLabel} width="wide">
        <Figure {...picture} sizes="60rem" />
      </Dialog>
    </>
  );
}
