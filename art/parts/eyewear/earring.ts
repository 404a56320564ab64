import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';

/** A drop of three nested outlines, flat on y = 0; its tip with the loop points to z-. */
export function earringField(): Field {
  return (x, y, z) => {
    const edge = drop(x, z);
    const lines = [0, 4.2, 8.4].map((inset) => Math.abs(edge + inset + 0.6) - 0.6);
    const spokes = smoothMax(rays(x, z), Math.max(edge, -9.4 - edge), 0.3);
    const loop = Math.abs(Math.hypot(x, z + 25.2) - 1.9) - 0.6;
    const flat = smoothMin(Math.min(...lines, loop), spokes, 0.5);
    return smoothMax(flat, Math.abs(y - dome(edge)) - 0.75, 0.5);
  };
}

/** Highest in the middle. */
function dome(edge: number): number {
  return 0.9 + 0.16 * Math.max(0, -edge);
}

function drop(x: number, z: number): number {
  const round = Math.hypot(x, z) - 14;
  const [along, across] = [(-z + 23.4) * 0.8, Math.abs(x)];
  const cone = across * 0.8 - (30 - along) * 0.02 - (z + 23.4) * 0.6;
  return z < -8.4 ? Math.max(cone, -23.4 - z) : round;
}

function rays(x: number, z: number): number {
  const angle = Math.atan2(x, z + 1.5);
  const step = Math.PI / 9;
  const off = angle - Math.round(angle / step) * step;
  return Math.abs(Math.sin(off)) * Math.hypot(x, z + 1.5) - 0.42;
}
