import { type Field, smoothMin } from '../../shapes/field.ts';

/** Struts along the edges of packed truncated octahedra, `cell` mm apart; the radius may change from place to place. */
export function kelvinLattice(cell: number, radiusAt: Field): Field {
  const half = cell / 2;
  return (x, y, z) => {
    const [a, b, c] = [fold(x, cell) / half, fold(y, cell) / half, fold(z, cell) / half];
    const soft = 0.16;
    let near = smoothMin(square(a, b, c), square(b, c, a), soft);
    near = smoothMin(near, square(c, a, b), soft);
    near = smoothMin(near, slanted(a, b, c), soft);
    near = smoothMin(near, slanted(b, c, a), soft);
    near = smoothMin(near, slanted(c, a, b), soft);
    return near * half - radiusAt(x, y, z);
  };
}

/** Distance from the middle of the cell that the point lies in. */
function fold(at: number, cell: number): number {
  return Math.abs(at - Math.round(at / cell) * cell);
}

function square(a: number, b: number, c: number): number {
  return Math.hypot((a + b - 0.5) * Math.SQRT1_2, c - 1);
}

function slanted(a: number, b: number, c: number): number {
  return Math.hypot(a, (b + c - 1.5) * Math.SQRT1_2);
}
