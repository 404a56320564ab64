/** Negative inside, positive outside, about the distance to the surface near it. Millimetres. */
export type Field = (x: number, y: number, z: number) => number;

/** The nearer of two, rounded over `soft` where they meet. */
export function smoothMin(a: number, b: number, soft: number): number {
  const near = soft - Math.abs(a - b);
  return near > 0 ? Math.min(a, b) - (near * near) / (4 * soft) : Math.min(a, b);
}

export function smoothMax(a: number, b: number, soft: number): number {
  return -smoothMin(-a, -b, soft);
}

export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function bump(distance: number, width: number): number {
  return Math.exp(-(distance * distance) / (width * width));
}
