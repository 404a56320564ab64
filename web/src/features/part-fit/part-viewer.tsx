'use client';

import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Minus, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Triangles } from './mesh/mesh.ts';
import { createPartScene, type PartScene } from './part-scene.ts';

type Props = { triangles: Triangles; direction: number };

type Move = { turn?: number; tilt?: number; zoom?: number };

const MOVES = {
  left: { icon: ChevronLeft, move: { turn: -1 } },
  right: { icon: ChevronRight, move: { turn: 1 } },
  up: { icon: ChevronUp, move: { tilt: -1 } },
  down: { icon: ChevronDown, move: { tilt: 1 } },
  closer: { icon: Plus, move: { zoom: 1 } },
  farther: { icon: Minus, move: { zoom: -1 } },
} satisfies Record<string, { icon: typeof Minus; move: Move }>;

const KEYS: Record<string, Move> = {
  ArrowLeft: MOVES.left.move,
  ArrowRight: MOVES.right.move,
  ArrowUp: MOVES.up.move,
  ArrowDown: MOVES.down.move,
  '+': MOVES.closer.move,
  '-': MOVES.farther.move,
};

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
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    scene?.move(move);
  };
  if (!isShown) return <p className="p-6 text-center text-small text-ink-soft">{t('noWebGl')}</p>;
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('label')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="block aspect-4/3 w-full touch-pan-y"
      />
      <div className="flex flex-wrap justify-center gap-1 border-t border-line p-2">
        {Object.entries(MOVES).map(([name, { icon, move }]) => (
          <button
            key={name}
            type="button"
            aria-label={t(`moves.${name as keyof typeof MOVES}`)}
            onClick={() => scene?.move(move)}
            className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-accent"
          >
            <Icon icon={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
