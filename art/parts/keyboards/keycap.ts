import type { BufferGeometry } from 'three';
import type { Place } from '../../shapes/placed.ts';
import { roundedOutline } from '../../shapes/prism.ts';
import { stack } from '../../shapes/stack.ts';

/** Distance between the middles of two keys. */
export const pitch = 19.05;
export const capHeight = 9.2;

const [foot, head, edge, dish] = [18.1, 12.6, 1.1, 0.9];

/** A cap that narrows towards its hollow top; `keys` is its length in places along z. */
export function keycap(keys = 1): BufferGeometry {
  const longer = (keys - 1) * pitch;
  const ringAt = (width: number, y: (x: number, z: number) => number): Place[] =>
    roundedOutline(width, width + longer, Math.min(2.4, width * 0.4), 8).map(({ x, z }) => [x, y(x, z), z]);
  const hollow = (x: number) => capHeight - dish * (1 - (x / (head / 2)) ** 2);
  const sides = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    ringAt(foot + (head + 2 * edge - foot) * share, () => 0.4 + share * (capHeight - edge - 0.4)),
  );
  const rim = [0.3, 0.6, 0.9].map((share) => {
    const angle = (share * Math.PI) / 2;
    const inset = edge * (1 - Math.cos(angle));
    return ringAt(head + 2 * edge - 2 * inset, () => capHeight - edge * (1 - Math.sin(angle)));
  });
  const top = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1].map((share) => ringAt(head * share, hollow));
  return stack([ringAt(foot - 0.6, () => 0), ...sides, ...rim, ...top], 0.9);
}
