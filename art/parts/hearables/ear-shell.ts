import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';

type Ball = { at: [number, number, number]; size: [number, number, number]; turn?: number };

/** Moulded from an ear: `y` is out of the ear, `x` to the back, `z` up. The face is cut at y = `face`. */
type EarShape = {
  balls: Ball[];
  canal: { along: [number, number, number][]; radii: number[] };
  face: number;
  bore: number;
};

export const conchaShape: EarShape = {
  balls: [
    { at: [1, 4, -1.5], size: [9.2, 7.4, 8.2] },
    { at: [4.6, 5.2, 4.4], size: [6, 5.4, 6.2], turn: 0.5 },
    { at: [-4.8, 4.2, 3.6], size: [4.4, 4.6, 5.4], turn: -0.4 },
    { at: [-3.4, 1.8, -4], size: [5, 5.8, 4.6] },
  ],
  canal: {
    along: [
      [-3.6, 1, -2.6],
      [-5.6, -3, -2],
      [-6.6, -6, -1.3],
      [-6.9, -9, -0.6],
      [-6.4, -12.4, 0],
    ],
    radii: [4.8, 4.3, 3.8, 3.4, 3.1],
  },
  face: 7.6,
  bore: 1,
};

export const canalShape: EarShape = {
  balls: [
    { at: [0.4, 3, -1], size: [6.4, 5.6, 7.2] },
    { at: [-1.6, 1, -2], size: [5.2, 6, 5.8] },
    { at: [2.4, 3.6, 3], size: [4.2, 4.2, 4.6] },
  ],
  canal: {
    along: [
      [-1.6, 0, -1.6],
      [-3, -3.6, -1.3],
      [-3.6, -7, -0.4],
      [-3.2, -10.6, 0.6],
      [-2.2, -14, 1.3],
    ],
    radii: [4.9, 4.3, 3.7, 3.2, 2.9],
  },
  face: 5.6,
  bore: 1.1,
};

/** The outside of the shell, uncut. */
export function bodyField({ balls, canal }: EarShape): Field {
  return (x, y, z) => {
    let body = 40;
    for (const ball of balls) body = smoothMin(body, distanceTo(ball, x, y, z), 4.5);
    let tube = 40;
    for (let i = 0; i + 1 < canal.along.length; i++) tube = smoothMin(tube, segment(canal, i, x, y, z), 0.3);
    return smoothMin(body, tube, 3.5);
  };
}

/** A thin shell, open at its face and at the end of the canal. */
export function shellOf(shape: EarShape, wall: number): Field {
  const body = bodyField(shape);
  return (x, y, z) => {
    const outside = body(x, y, z);
    const cut = smoothMax(outside, y - shape.face, 0.5);
    return smoothMax(smoothMax(cut, -(outside + wall), 0.3), -boreOf(shape, x, y, z), 0.3);
  };
}

export function solidShell(shape: EarShape): Field {
  const body = bodyField(shape);
  return (x, y, z) => smoothMax(smoothMax(body(x, y, z), y - shape.face, 0.9), -boreOf(shape, x, y, z), 0.4);
}

function boreOf({ canal, bore }: EarShape, x: number, y: number, z: number): number {
  const [ax = 0, , az = 0] = canal.along.at(-1) ?? [];
  return Math.max(Math.hypot(x - ax, z - az) - bore, y + 8);
}

function distanceTo({ at, size, turn = 0 }: Ball, x: number, y: number, z: number): number {
  const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [ex, ey, ez] = [(dx * cos + dz * sin) / size[0], dy / size[1], (dz * cos - dx * sin) / size[2]];
  const length = Math.hypot(ex, ey, ez);
  const steep = Math.hypot(ex / size[0], ey / size[1], ez / size[2]) || 1;
  return length < 1e-3 ? -Math.min(...size) : (length * (length - 1)) / steep;
}

function segment({ along, radii }: EarShape['canal'], i: number, x: number, y: number, z: number): number {
  const [[ax, ay, az] = [0, 0, 0], [bx, by, bz] = [0, 0, 0]] = [along[i], along[i + 1]];
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const share = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz);
  const t = Math.min(1, Math.max(0, share));
  const radius = (radii[i] ?? 3) + ((radii[i + 1] ?? 3) - (radii[i] ?? 3)) * t;
  const oval = Math.hypot((x - ax - dx * t) * 1.12, y - ay - dy * t, (z - az - dz * t) * 0.9);
  return oval - radius;
}
