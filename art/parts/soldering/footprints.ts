import { controller } from './board-plan.ts';

export type Pad = { x: number; y: number; width: number; height: number };
/** A component with two ends, lying along x or, turned, along y. */
export type Chip = { x: number; y: number; length: number; turned: boolean; kind: 'resistor' | 'capacitor' };

export const smallOutlines = [
  { x: -17, y: 15, pins: 4, width: 3.9, length: 5 },
  { x: -7, y: 15, pins: 4, width: 3.9, length: 5 },
];
export const regulator = { x: -18.5, y: 23 };
export const crystal = { x: 22.5, y: 2.5 };
export const inductor = { x: 24, y: -8 };

export const chips: Chip[] = [
  ...row(-22.5, 15, 0, 1.9, 3, true, 'capacitor'),
  ...row(-12, 12.4, 0, 2.6, 3, true, 'resistor'),
  ...row(-26.5, 5.6, 2.5, 0, 8, true, 'resistor'),
  ...row(-4.5, 5.6, 2.4, 0, 3, true, 'capacitor'),
  ...row(-10, 23.4, 2.3, 0, 5, true, 'resistor'),
  ...row(3.4, 23.6, 2.5, 0, 8, true, 'capacitor'),
  ...row(22.4, 8.5, 0, 2.2, 5, false, 'capacitor'),
  ...row(26.6, 8.5, 0, 2.2, 5, false, 'resistor'),
  ...row(-4, -19.6, 2.3, 0, 4, true, 'resistor'),
  ...row(-26, -20.4, 2.6, 0, 7, true, 'capacitor'),
  ...row(25.6, -17, 0, -2.3, 4, false, 'resistor'),
];

function row(
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  count: number,
  turned: boolean,
  kind: Chip['kind'],
): Chip[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + i * stepX, y: y + i * stepY, length: 2, turned, kind }));
}

/** Every pad on which something is soldered flat. */
export function footprints(): Pad[] {
  const ends = chips.flatMap(({ x, y, length, turned }) =>
    [-1, 1].map((end) => {
      const out = (end * length) / 2;
      return turned ? { x, y: y + out, width: 1.4, height: 1.1 } : { x: x + out, y, width: 1.1, height: 1.4 };
    }),
  );
  const legs = smallOutlines.flatMap(({ x, y, pins, width }) =>
    legRows(pins).map(({ side, along }) => ({
      x: x + side * (width / 2 + 1.1),
      y: y + along * 1.27,
      width: 1.6,
      height: 0.6,
    })),
  );
  return [...ends, ...legs, ...controllerPads()];
}

export function legRows(pins: number): { side: number; along: number }[] {
  return [-1, 1].flatMap((side) => Array.from({ length: pins }, (_, i) => ({ side, along: i - (pins - 1) / 2 })));
}

function controllerPads(): Pad[] {
  return Array.from({ length: 14 }, (_, i) => (i - 6.5) * 0.65).flatMap((along) =>
    [-6, 6].flatMap((out) => [
      { x: controller.x + along, y: controller.y + out, width: 0.36, height: 1.7 },
      { x: controller.x + out, y: controller.y + along, width: 1.7, height: 0.36 },
    ]),
  );
}
