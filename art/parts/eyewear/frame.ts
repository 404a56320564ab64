import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';

/** Worn looking to z+: x to the side, y up. The front is curved to the face, the temples run back to z = -142. */
const apart = 34.5;
const half = { width: 23.5, height: 20 };
const corner = 15.5;
const rim = 3.4;

/** Distance to the edge of a lens, negative inside. The upper edge is flatter than the lower one. */
function lensEdge(x: number, y: number): number {
  const narrow = 2 * smoothStep(6, -20, y);
  const radius = corner - 3.5 * smoothStep(-14, 12, y);
  const dx = Math.abs(Math.abs(x) - apart) - (half.width - narrow - radius);
  const dy = Math.abs(y) - (half.height - radius);
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - radius;
}

function depth(x: number, z: number): number {
  return z + (x * x) / 620;
}

export function frontField(): Field {
  return (x, y, z) => {
    const edge = lensEdge(x, y);
    const bridge = Math.max(Math.abs(y - 8.2 + 0.022 * x * x) * 0.93 - 2.5, Math.abs(x) - 12);
    const lug = smoothMax(Math.abs(Math.abs(x) - 61.5) - 5.4, Math.abs(y - 12.5) - 4.6, 2);
    const outline = smoothMin(smoothMin(edge - rim, bridge, 3), lug, 3.4);
    const face = smoothMax(outline, -edge, 0.9);
    const slab = smoothMax(face, Math.abs(depth(x, z)) - 2.2, 1.5);
    return smoothMin(slab, pad(x, y, z), 1.2);
  };
}

/** Nose pads grow out of the rims. */
function pad(x: number, y: number, z: number): number {
  const [px, py, pz] = [(Math.abs(x) - 9.6 + 0.24 * (y + 4)) / 1.9, (y + 5) / 6.4, (z + 4.4) / 4.4];
  return (Math.hypot(px, py, pz) - 1) * 1.9;
}

export function templeField(side: 1 | -1): Field {
  return (x, y, z) => {
    const drop = 36 * smoothStep(-80, -168, z);
    const slope = 1 + 0.22 * smoothStep(-80, -110, z);
    const out = 65 + 3.2 * smoothStep(0, -60, z) - 5 * smoothStep(-70, -140, z);
    const tall = 3.4 + 1 * smoothStep(-100, -135, z) + 1.1 * smoothStep(-20, 0, z);
    const across = Math.abs(x * side - out) - 1.85;
    const bar = smoothMax(across, (Math.abs(y - 12.5 + drop) - tall) / slope, 1.3);
    return smoothMax(bar, Math.max(z + 3, -142 - z), 1.6);
  };
}

/** A lens of constant thickness in the rim. */
export function lensField(): Field {
  return (x, y, z) => smoothMax(lensEdge(x, y) - 0.2, Math.abs(depth(x, z)) - 0.8, 0.3);
}
