import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { createRandom } from '../../studio/random.ts';

export const plinthHeight = 6;
const radius = 20;

/** A moulded round base, paved with worn flagstones. */
export function plinth(): Field {
  const stones = scatter();
  return (x, y, z) => {
    const away = Math.hypot(x, z);
    const cove = 1.1 * smoothStep(1.6, 2.4, y) * smoothStep(4.9, 3.9, y);
    const rim = smoothMax(away - radius + cove, Math.abs(y - plinthHeight / 2 + 0.3) - plinthHeight / 2 + 0.3, 0.5);
    const paving = Math.max(away - radius + 1.3, y - plinthHeight + paved(stones, x, z), 3 - y);
    return smoothMin(rim, paving, 0.1);
  };
}

type Stone = { x: number; z: number; sunk: number; leanX: number; leanZ: number };

function scatter(): Stone[] {
  const random = createRandom(41);
  const spread = (by: number) => (random() - 0.5) * by;
  const stones: Stone[] = [];
  for (let row = -4; row <= 4; row++)
    for (let column = -4; column <= 4; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * 6.4 + spread(3.6);
      stones.push({ x, z: row * 5.4 + spread(3), sunk: random() * 0.35, leanX: spread(0.07), leanZ: spread(0.07) });
    }
  return stones;
}

/** How far below the top the pavement lies: joints run where two stones are equally near. */
function paved(stones: Stone[], x: number, z: number): number {
  let [nearest, next] = [1e3, 1e3];
  let stone = stones[0];
  for (const other of stones) {
    const away = Math.hypot(x - other.x, z - other.z);
    if (away < nearest) {
      next = nearest;
      nearest = away;
      stone = other;
    } else next = Math.min(next, away);
  }
  if (!stone) return 0;
  const joint = 0.75 * smoothStep(0.9, 0.1, next - nearest);
  return stone.sunk + stone.leanX * (x - stone.x) + stone.leanZ * (z - stone.z) + joint;
}
