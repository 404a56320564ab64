import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Minus, Plus } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Move } from './move.ts';

const MOVES = {
  left: { icon: ChevronLeft, move: { turn: -1 } },
  right: { icon: ChevronRight, move: { turn: 1 } },
  up: { icon: ChevronUp, move: { tilt: -1 } },
  down: { icon: ChevronDown, move: { tilt: 1 } },
  closer: { icon: Plus, move: { zoom: 1 } },
  farther: { icon: Minus, move: { zoom: -1 } },
} satisfies Record<string, { icon: typeof Minus; move: Move }>;

type MoveName = keyof typeof MOVES;

const NAMES = Object.keys(MOVES) as MoveName[];

const KEYS: Record<string, Move> = {
  ArrowLeft: MOVES.left.move,
  ArrowRight: MOVES.right.move,
  ArrowUp: MOVES.up.move,
  ArrowDown: MOVES.down.move,
  '+': MOVES.closer.move,
  '-': MOVES.farther.move,
};

/** Handles the keys that turn and zoom a view. */
export function moveByKey(event: KeyboardEvent, onMove: (move: Move) => void): void {
  const move = KEYS[event.key];
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  onMove(move);
}

type Props = { labelOf: (name: MoveName) => string; onMove: (move: Move) => void };

export function MoveButtons({ labelOf, onMove }: Props) {
  return NAMES.map((name) => (
    <button
      key={name}
      type="button"
      aria-label={labelOf(name)}
      onClick={() => onMove(MOVES[name].move)}
      className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-accent"
    >
      <Icon icon={MOVES[name].icon} />
    </button>
  ));
}
