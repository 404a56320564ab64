'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Move } from '#ui/orbit-view/move.ts';
import { MoveButtons, moveByKey } from '#ui/orbit-view/move-buttons.tsx';
import type { Triangles } from './mesh/mesh.ts';
import { createPartScene, type PartScene } from './part-scene.ts';

type Props = { triangles: Triangles; direction: number };

export function PartViewer({ triangles, direction }: Props) {
  const t = useTranslations('PartFit.view');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scene, setScene] = useState<PartScene | null>(null);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (!canvas.current) return;
    const created = createPartScene(canvas.current, triangles);
    setScene(created);
    setIsShown(created !== null);
    return () => created?.dispose();
  }, [triangles]);
  useEffect(() => scene?.turnUp(direction), [scene, direction]);
  const move = (steps: Move) => scene?.move(steps);
  if (!isShown) return <p className="p-6 text-center text-small text-ink-soft">{t('noWebGl')}</p>;
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('label')}
        tabIndex={0}
        onKeyDown={(event) => moveByKey(event, move)}
        className="block aspect-4/3 w-full touch-pan-y"
      />
      <div className="flex flex-wrap justify-center gap-1 border-t border-line p-2">
        <MoveButtons labelOf={(name) => t(`moves.${name}`)} onMove={move} />
      </div>
    </div>
  );
}
